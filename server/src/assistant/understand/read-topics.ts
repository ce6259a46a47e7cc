import { isConsonant, keystrokes, soundsLike, withinOneKey } from '../../korean/jamo';
import { retype } from '../../korean/retype';
import { searchSteps } from '../../korean/search-steps';
import type { Knowledge, Use } from '../knowledge';
import { fitsOfAny } from '../retrieve/fit-rules';
import type { Good, Goods } from '../retrieve/goods-index';
import { type HalfKnown, halfKnownIn, unsoldHead } from './half-known';
import { isSlip } from './is-slip';
import { lettersOf } from './letters';
import { type Lexicon, lexiconOf, type Topic } from './lexicon';
import type { NounReader } from './noun-thread';

export type SaidTopics = {
  topics: Topic[];
  /** What the thing should not be (`과자 말고`). */
  avoided: Topic[];
  uses: Use[];
  category: number | null;
  /** Nouns that name nothing we know. */
  unknown: string[];
  /** `발사믹식초`: what was said of a thing, where only its end is known. */
  halfKnown: HalfKnown[];
};

const PARTICLE =
  '(?:들|류)?(?:을|를|이|가|은|는|도|만|랑|이랑|하고|과|와|요|좀|이나|나|거|꺼|건|걸|용|으로|로|에|의|같은|같은거|같은건|한|말고|위주|위주로|추천|추천좀|추천해줘|먹|사|살|땜에|때문에|때매|땜시|한테|이라도|라도|종류|종류로|종류는|거리|거리는|꺼는|거는|것도|거도|꺼도|껀|인데|이요|용으로|쪽으로|중에|중에서|까지|부터|밖에|보다|처럼|마다|에서|씩|든지|이든|든|든가|던가|던지|이라던지)?(?:만|도|은|는|요|좀)?';
const ONLY_PARTICLE = new RegExp(`^${PARTICLE}$`);
/** After a word of one letter only these; `회사` is not about `회`. */
const SINGLE_PARTICLE =
  /^(?:을|를|이|가|은|는|도|만|만요|이요|랑|이랑|하고|과|와|요|좀|이나|나|으로|로|에|말고|[은는이도]요|추천|추천해줘|추천좀|종류|종류로|종류는|종류도|류|같은거|거리|요리|요리로|요리는)?$/;
const NEGATED =
  /^(?:은|는|이|가|을|를|도)?(?:종류|류)?(?:거|것|건|걸|꺼|껀)?(?:말고|말구|빼고|빼줘|빼|제외하고|제외|싫고|싫어|싫|아닌|노노|없는|대신)/;
/** Between two nouns it makes a list; anything else makes the first describe the second. */
const LISTED = /^(?:랑|이랑|하고|과|와|이나|나|및|도|말고)?$/;
const MODIFIER_ENDS = /(?:넣을|해먹|끓|볶|구워|만들|부쳐|담글|용|짜리|(?<!아침|점심|저녁|밤|낮|주말|평일|집|오늘)에)/;

/** Verbs name nothing: `골라줘봐`, `보고싶음`, `급함`. */
const SPOKEN =
  /(?:줘봐|줘요|줘봐요|주셈|주삼|주라|주세염|싶음|싶어|싶어요|싶다|싶네|싶은데|먹지|하지|할줄|알아|할래|볼래|살래|볼까|급함|급해|벌어|귀찮|귀찮음|모르겠|겠어|겠음|겠다|겠네|해봐|해줘|봐봐|있음|없음|있냐|없냐|있을까|없을까|인거지|한거지|거지|건지|됨|해요|할까|드려요|드릴까|좋겠다|했음|했어|나요|까요|네요|군요|더라|던데|봐|줘|줄래|주라|십쇼|십시오|시오|세요|어요|아요|예요|에요|는데|은데|을까|될까|었어|았어|었음|았음|었다|았다|했다|려고|려면|으면|하면|니까|거든|잖아|습니다|입니다|합니다|는지|쓰는거|쓰는것|하다|하네|해서|하니|스럽다|같다|된다|한다|간다|온다|난다|나네|이다|(?:사|쓰|가|오|보|주|먹으|있으|없으)면|(?:줄|할|을|갈|올|볼|살)때|(?:줄|드릴|쓸|먹을|먹일|살|할|갈|볼|나눌|보낼)(?:거|거야|거예요|거에요|거임|거라|거라서|거거든|건데|건데요))$/;

/** What stands before `있어` or `팔아` is a thing, whatever the analyser says. */
const ASKED_FOR =
  /(?<![가-힣])([가-힣]{2,8}?(?<!수|것|거|게|데))(?:은|는|이|가|도|을|를)? ?(?:있|팔|파나|파냐|파시|취급|구할)/;

/** With `guess`, words that name nothing are tried as slips of the finger and else reported. */
export async function readTopics(
  text: string,
  goods: Goods,
  knowledge: Knowledge,
  nouns: NounReader,
  guess: boolean,
): Promise<SaidTopics> {
  const lexicon = lexiconOf(goods, knowledge);
  const found: SaidTopics = { topics: [], avoided: [], uses: [], category: null, unknown: [], halfKnown: [] };
  const words = text.split(' ').map((word) => retypeLatin(word, lexicon));
  const rest = scan(words, goods, lexicon, found);
  const known = { goods, knowledge, nouns };
  found.halfKnown = await halfKnownIn(text, found.topics, known);
  if (guess && found.halfKnown.length === 0) found.halfKnown = await unsoldHead(rest, found.topics, known);
  if (found.topics.length + found.uses.length === 0) {
    for (const word of words) if (!knowledge.slang.has(word)) readOnsets(word, lexicon, found);
  }
  if (guess && found.topics.length === 0 && found.uses.length === 0 && found.category === null) {
    const meant = rest
      .split(' ')
      .filter((word) => !knowledge.fillers.has(word) && !SPOKEN.test(word))
      .join(' ');
    const nounsHere = new Set(await nouns(meant));
    for (const word of leftovers(meant, nounsHere, knowledge, lexicon).slice(0, LEFTOVERS_MAX)) {
      if (found.topics.length + found.uses.length > 0) break;
      readUnknown(word, goods, lexicon, found);
    }
    const asked = ASKED_FOR.exec(text)?.[1];
    found.unknown = found.unknown
      .filter((word) => nounsHere.has(word) || word === asked)
      .map((noun) => wholeWord(noun, meant));
  }
  return found;
}

/** Longest match from the left over the unspaced text; returns what no entry covers, spaced. */
function scan(words: string[], goods: Goods, lexicon: Lexicon, found: SaidTopics): string {
  const { text, wordStarts } = lettersOf(words.join(' '));
  const wordEnd = (at: number): number => {
    let end = at + 1;
    while (end < text.length && !wordStarts.has(end)) end++;
    return end;
  };
  let rest = '';
  const uses: { use: Use; length: number }[] = [];
  let previous: { topic: Topic; end: number } | null = null;
  for (let at = 0; at < text.length; ) {
    const length = longestAt(text, at, wordStarts, wordEnd, lexicon);
    if (length === 0) {
      if (wordStarts.has(at)) rest += ' ';
      rest += text[at++];
      continue;
    }
    const entry = lexicon.entries.get(text.slice(at, at + length))!;
    const negation = NEGATED.exec(text.slice(at + length))?.[0] ?? '';
    const negated = negation !== '';
    if (entry.kind === 'topic') {
      const between = previous ? text.slice(previous.end, at) : '';
      const describes = previous && !LISTED.test(between) && MODIFIER_ENDS.test(between);
      // `내가 마실 흰우유`: the milk.
      const isFor = between === '' && previous?.topic.say === '마실';
      if (isFor) found.topics = found.topics.filter((topic) => topic !== previous?.topic);
      if (describes && !haveBoth(previous!.topic, entry.topic, goods)) {
        found.topics = found.topics.filter((topic) => topic !== previous?.topic);
      }
      (negated ? found.avoided : found.topics).push(entry.topic);
      previous = negated ? null : { topic: entry.topic, end: at + length };
    }
    if (entry.kind === 'use' && !negated) uses.push({ use: entry.use, length });
    if (entry.kind === 'category' && !negated) found.category = entry.category;
    rest += ' ';
    at += length + negation.length;
  }
  // `생일에 케이크 만들 재료`: the longer word says more.
  const byLength = uses.toSorted((a, b) => Number(a.use.weak) - Number(b.use.weak) || b.length - a.length);
  found.uses.push(...new Set(byLength.map(({ use }) => use)));
  return rest.replaceAll(/ +/g, ' ').trim();
}

/** `된장찌개에 넣을 두부` is about the second only; `구워 먹을 생선 순살로` about both, since something is both. */
function haveBoth(a: Topic, b: Topic, goods: Goods): boolean {
  const both = fitsOfAny(goods, b.find, b.category);
  return [...fitsOfAny(goods, a.find, a.category).keys()].some((good) => both.has(good));
}

function longestAt(
  text: string,
  at: number,
  wordStarts: ReadonlySet<number>,
  wordEnd: (at: number) => number,
  lexicon: Lexicon,
): number {
  const end = wordEnd(at);
  for (let length = Math.min(lexicon.longest, text.length - at); length > 0; length--) {
    const entry = lexicon.entries.get(text.slice(at, at + length));
    if (!entry) continue;
    const startsWord = wordStarts.has(at);
    const crosses = at + length > end;
    if (crosses && !startsWord) continue;
    if (length === 1 && !(startsWord && SINGLE_PARTICLE.test(text.slice(at + length, end)))) continue;
    if (crosses && length < 3) continue;
    const strong = entry.kind !== 'topic' || entry.strong;
    if (!startsWord && !strong && length < 3) continue;
    if (length === 2 && !crosses && !goesOn(text.slice(at + length, end), lexicon)) continue;
    if (crosses && length < 4 && !ONLY_PARTICLE.test(text.slice(at + length, wordEnd(at + length - 1)))) continue;
    return length;
  }
  return 0;
}

/** `아이` is not what `아이폰` begins with: one or two letters more must be a particle or another word. */
function goesOn(remainder: string, lexicon: Lexicon): boolean {
  // `파이썬으로` is no pie.
  if (/^[가-힣](?:으로|에서|이랑|하고|한테)$/.test(remainder) && !VERBAL.test(remainder)) return false;
  // `커피맛이 그리워요`
  if (/^맛[이은는도을만]?$/.test(remainder)) return true;
  if (remainder.length === 0 || remainder.length > 2 || ONLY_PARTICLE.test(remainder)) return true;
  if (VERBAL.test(remainder) || !/^[가-힣]+$/.test(remainder)) return true;
  return remainder.length > 1 && lexicon.entries.has(remainder);
}

const LAUGHTER = /^[ㅋㅎ]+$/;

function readOnsets(word: string, lexicon: Lexicon, found: SaidTopics): void {
  if (word.length < 2 || LAUGHTER.test(word) || !Array.from(word).every(isConsonant)) return;
  for (const match of (lexicon.byOnsets.get(word) ?? []).slice(0, 3)) {
    const entry = lexicon.entries.get(match);
    if (entry?.kind === 'topic') found.topics.push(entry.topic);
  }
}

/** `rhrnak` → `고구마`, when that is a word and the other is not. */
function retypeLatin(word: string, lexicon: Lexicon): string {
  if (!/^[a-z]{3,}$/.test(word) || lexicon.entries.has(word)) return word;
  const hangul = retype(word);
  return hangul !== null && lexicon.entries.has(hangul) ? hangul : word;
}

/** A compound is what its end says: `전기자전거` has nothing to do with `전기`. */
const isHeadOf = (noun: string, words: string[]): boolean => words.some((word) => word.endsWith(noun));

/** `커피머신` and not `머신` is what we do not have. */
function wholeWord(noun: string, rest: string): string {
  const word = rest.split(' ').find((each) => each.includes(noun)) ?? noun;
  const bare = word.replace(TRAILING, '');
  return bare.includes(noun) && bare.length <= noun.length + 3 ? bare : noun;
}

const VERBAL =
  /^(?:이?지(?:요)?$|이?죠$|판이|판$|통이|하|했|값|가격|가요|가는|가서|가려|갈|간다|가자|감|있|없|좀|해|할|먹|살|사|추|주|줘|요|뭐|는|은|도|랑|나|죠|여|용|임|땡|싸|싼|젤|더|또|필|떨|인데|이라|이야|이니|이고|시켜)/;
const TRAILING = new RegExp(`${PARTICLE}$`);

/** Each is held against every word we know, and nobody names that many things which we do not. */
const LEFTOVERS_MAX = 12;

/** Whole words first: the analyser cuts a misspelt word (`삼겹쌀`) where it thinks it knows its parts. */
function leftovers(rest: string, nouns: ReadonlySet<string>, knowledge: Knowledge, lexicon: Lexicon): string[] {
  const words = rest.split(' ').flatMap((word) => [word, word.replace(TRAILING, '')]);
  return [
    ...new Set([...words, ...[...nouns].filter((noun) => isHeadOf(noun, words) && !lexicon.entries.has(noun))]),
  ].filter(
    (noun) =>
      noun.length >= 2 &&
      /[가-힣a-z]{2}/.test(noun) &&
      !/^(?:뭐|뭘)(?:먹|마시|사|살|해)/.test(noun) &&
      !knowledge.fillers.has(noun) &&
      !knowledge.constraints.some(({ say }) => say.some((word) => word.length >= 2 && noun.startsWith(word))),
  );
}

/** Two letters in the middle of a word are chance: `자전` is no part of `감자전분`; nor is the maker's name a thing. */
const isPartOf = (noun: string, { nameWords }: Good): boolean =>
  noun.length > 2 ||
  nameWords
    .slice(nameWords.length > 1 ? 1 : 0)
    .some((word) => word.startsWith(noun) || (word.endsWith(noun) && word.length >= noun.length + 2));

/** `게란` for `계란`: the same letter, or one that sounds like it. */
const spoken = (letter: string): string => soundsLike(keystrokes([letter])).replaceAll('ㅖ', 'ㅔ');

/** Not a word we know: perhaps a part of a name, perhaps a slip of the finger, perhaps something we do not have. */
function readUnknown(noun: string, goods: Goods, lexicon: Lexicon, found: SaidTopics): void {
  const [step] = searchSteps(noun);
  const asTopic: Topic = { say: noun, title: noun, find: [noun], category: null, weak: false };
  if (step && goods.all.some((good) => isPartOf(noun, good) && step.rank(good.fields.slice(0, 1)) !== null)) {
    found.topics.push(asTopic);
    return;
  }
  const keys = soundsLike(keystrokes(Array.from(noun)));
  const begin = spoken(noun[0]!);
  for (const [word, entry] of lexicon.entries) {
    if (word.length < 2 || Math.abs(word.length - noun.length) > 1 || entry.kind === 'category') continue;
    // `다리살` is no `다기`.
    if (word.length !== noun.length && Math.min(word.length, noun.length) < 3) continue;
    // Two syllables are soon another word; the first one at least must be right.
    if (noun.length < 3 && spoken(word[0]!) !== begin) continue;
    if (noun.length < 3 && !isSlip(noun, word)) continue;
    if (!withinOneKey(keys, lexicon.sounds.get(word)!)) continue;
    if (entry.kind === 'topic') found.topics.push(entry.topic);
    else found.uses.push(entry.use);
    return;
  }
  found.unknown.push(noun);
}
