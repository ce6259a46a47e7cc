import type { Exclusion } from '../exclusion';
import type { Knowledge } from '../knowledge';
import { FOOD } from '../retrieve/exclusion-rules';
import type { Goods } from '../retrieve/goods-index';
import {
  aloneIn,
  areAlike,
  heldButFor,
  infantIn,
  isDietPart,
  isDish,
  isLess,
  isNotEaten,
  isPartOf,
  leftOut,
  letInForms,
  partsOfDiet,
  prefixed,
  withoutParts,
} from './alone-exclusions';
import { type Bound, bindMarks } from './bind-marks';
import { doubtfulIn } from './doubtful-subjects';
import { COMMA, type Mark, marksIn, QUESTION, STOP, TAKES_ALL_BACK } from './exclusion-marks';
import { type Subject, subjectsIn } from './exclusion-subjects';
import { ALLERGY } from './exclusion-words';
import { COLON, type Letters, lettersOf, withoutLetters } from './letters';
import { lexiconOf } from './lexicon';
import { loneStops } from './lists';
import type { NounReader } from './noun-thread';
import { inKorean, picturesInWords, withPauses } from './pictures';
import { subjectsUnread } from './unread-subjects';

export type ExclusionReading = {
  excluded: Exclusion[];
  /** The keys of those that are left out only because nothing says that they are wished for. */
  presumed: string[];
  /** Words of what may be offered again. */
  takenBack: string[];
  takesAllBack: boolean;
  /** An allergy was spoken of, but not against what. */
  unnamed: boolean;
  /** What may be meant to be left out. */
  doubtful: Exclusion | null;
  /** Something was cut out of the rest. */
  isCut: boolean;
  rest: string;
};

type Known = { goods: Goods; knowledge: Knowledge; nouns: NounReader };

/**
 * What must not be offered and what may again, and the message without the words that said so. `asked` is what the talk
 * has been looking for.
 */
export async function readExclusions(
  message: string,
  { goods, knowledge, nouns }: Known,
  held: readonly Exclusion[] = [],
  asked: readonly string[] = [],
): Promise<ExclusionReading> {
  const { letters, marks, named } = readLetters(message, goods, knowledge);
  const { text, wordStarts } = letters;
  const vegan = held.find(({ requires }) => requires.includes('vegan')) ?? null;
  const heldFor = (subject: Subject) =>
    held.find((each) => isOf(each, subject)) ??
    (subject.ingredient && isDietPart(subject.ingredient) ? vegan : null) ??
    held.find((each) => isPartOf(subject.ingredient, each)) ??
    null;
  const rules = {
    heldFor,
    areAlike: (a: Subject, b: Subject) => areAlike(a, b, goods),
    canHarm: canHarm(knowledge),
    isDish: (subject: Subject) => isDish(subject, goods),
  };
  const bind = (subjects: Subject[]) => bindMarks(letters, subjects, marks, rules);
  const first = bind(named);
  // Something is left out, but not by a word we know: it may be a slip of the finger, or what no catalogue has.
  const guessed = await subjectsUnread(text, wordStarts, marks, first, { named, knowledge, nouns });
  const bound = guessed.length > 0 ? bind([...named, ...guessed].toSorted((a, b) => a.start - b.start)) : first;
  const alone = [
    ...aloneIn(text, wordStarts, knowledge),
    ...prefixed(text, wordStarts, named),
    ...infantIn(text, knowledge),
  ];
  const said = bound.flatMap(({ kind, subjects, isInside }) => {
    if (kind === 'back') return [];
    const before = bound.flatMap((each) =>
      each.kind === 'back' ? each.subjects.flatMap((it) => heldFor(it) ?? []) : [],
    );
    const why = kind === 'corrected' ? (before[0]?.why ?? 'cannot') : kind;
    return subjects
      .filter((subject) => !isAskedAgain(subject, text, why === 'refused' || isDish(subject, goods)))
      .map((subject) =>
        why === 'refused' && !isInside && isLikedAs(subject, named, text)
          ? byWord(subject, why)
          : exclusionOf(subject, why === 'cannot' && isDish(subject, goods) ? 'refused' : why, isInside),
      );
  });
  const eaten = bound
    .filter(({ kind }) => kind === 'back')
    .flatMap(({ subjects }) =>
      subjects.filter((each) => heldFor(each) === vegan).flatMap((each) => each.ingredient ?? []),
    );
  const isNarrowed = vegan !== null && eaten.length > 0;
  const back = bound.filter(({ kind }) => kind === 'back').flatMap(({ subjects }) => subjects);
  const letInWhole = back.filter((each) => heldButFor(each, held).length === 0);
  const letIn = letInWhole.flatMap(({ ingredient }) => ingredient ?? []);
  const groups = held.filter((group) => letIn.some((each) => isPartOf(each, group)));
  const read = bound.flatMap(({ subjects }) => subjects);
  const told = [
    ...alone.filter(({ isBack }) => !isBack).map(({ exclusion }) => exclusion),
    ...[...said, ...groups].flatMap((each) => withoutParts(each, letIn, knowledge.ingredients)),
    ...(isNarrowed ? partsOfDiet(eaten, knowledge) : []),
    ...letInForms(back, held),
  ];
  const isLeftOut = ({ ingredient }: Subject) =>
    [...told, ...held].some(
      (each) =>
        each.key === ingredient?.id ||
        isPartOf(ingredient, each) ||
        (ingredient !== null && each.requires.includes('vegan')),
    );
  const doubtful = doubtfulIn(letters, named, read, { goods, knowledge });
  const doubts = doubtful.doubts.filter(({ subject }) => !isLeftOut(subject));
  const isAsked = ({ word, ingredient }: Subject) =>
    asked.some((each) => each === word || ingredient?.say.includes(each) || ingredient?.forms.includes(each));
  // Beside a wish for something else there is hardly a doubt.
  const isBeside = doubtful.isBeside || (asked.length > 0 && !doubts.some(({ subject }) => isAsked(subject)));
  const parted = isBeside ? doubts : [];
  const presumed = distinct([
    ...parted.map(({ subject }) => exclusionOf(subject, 'cannot', false)),
    ...doubtful.unwanted.map(({ subject }) => exclusionOf(subject, 'refused', false)),
  ]);
  const doubt = isBeside ? undefined : doubts[0]?.subject;
  const excluded = distinct([...told, ...presumed]);
  const all = excluded.length === 0 ? TAKES_ALL_BACK.exec(text) : null;
  return {
    excluded,
    presumed: presumed.map(({ key }) => key),
    takenBack: [
      ...letInWhole.flatMap(wordsOf),
      ...(isNarrowed ? [vegan.key] : []),
      ...groups.map(({ key }) => key),
      ...alone.filter(({ isBack }) => isBack).map(({ exclusion }) => exclusion.key),
    ],
    takesAllBack: all !== null,
    doubtful: doubt ? exclusionOf(doubt, 'cannot', false) : null,
    unnamed: said.length + presumed.length === 0 && isUnnamed(text, marks),
    isCut: doubtful.stories.length > 0,
    rest: cutOut(text, wordStarts, [
      ...doubtful.stories,
      ...bound.filter((each) => !isAskedFor(each, text, named)).flatMap(({ cuts }) => cuts),
      ...alone.map(({ cut }) => cut),
      ...doubtful.unwanted.map(({ subject, end }) => ({ start: subject.start, end })),
      ...doubtful.doubts
        .filter((each) => isBeside || !doubts.includes(each))
        .map(({ subject, end }) => ({ start: subject.start, end })),
      ...(all ? [{ start: all.index, end: wordEnd(text, all.index + all[0].length, wordStarts) }] : []),
    ]),
  };
}

/** `새우는 괜찮으니까 보여줘`: what is let in is asked for as well, since nothing else is. */
function isAskedFor({ kind, cuts }: Bound, text: string, named: readonly Subject[]): boolean {
  const end = Math.max(...cuts.map((cut) => cut.end));
  return kind === 'back' && ASKED_FOR.test(text.slice(end)) && !named.some(({ start }) => start >= end);
}
const ASKED_FOR = /^[가-힣]{0,8}?(?:보여|줘|주세요|추천|골라|담을|담아|살래|사자|살게|있어|있나|먹을래|먹자|한판|하나)/;

function readLetters(message: string, goods: Goods, knowledge: Knowledge) {
  const read = (letters: Letters) => ({
    letters,
    marks: marksBeside(letters),
    named: subjectsIn(letters.text, letters.wordStarts, lexiconOf(goods, knowledge), knowledge).filter(
      (each) => !isNotEaten(each, goods),
    ),
  });
  const first = read(lettersOf(withStops(withPauses(picturesInWords(inKorean(message))))));
  const stops = loneStops(first.letters.text, first.named, first.marks);
  return stops.size === 0 ? first : read(withoutLetters(first.letters, stops, '는'));
}

/** `아까 말한 알레르기 다 취소해줘` tells of none. */
function marksBeside(letters: Letters): Mark[] {
  const all = TAKES_ALL_BACK.exec(letters.text);
  const isIn = (at: number) => all !== null && at >= all.index && at < all.index + all[0].length;
  return marksIn(letters).filter(({ kind, start }) => kind !== 'allergy' || !isIn(start));
}

/** `못 먹는 게 좀 있어요` names nothing either. */
const SOMETHING =
  /(?:못먹는|안먹는|못드시는|가리는|피하는|피해야하는|안맞는|못먹는음식)(?:거|것|게|음식|재료)(?:이|가|도)?(?:좀|몇|조금|꽤|많이|몇개|몇가지|되게|너무|엄청|여러)*(?:있(?!나)|많)/;
const isUnnamed = (text: string, marks: readonly Mark[]): boolean =>
  marks.some(({ kind }) => kind === 'allergy') ||
  marks.some(({ kind, start, end }) => kind === 'cannot' && NAMES_NONE.test(text.slice(start, end))) ||
  SOMETHING.test(text);
/** `뭐만 먹으면 알러지가 올라와요` */
const NAMES_NONE = new RegExp(ALLERGY);

const isOf = ({ key, words }: Exclusion, subject: Subject): boolean =>
  wordsOf(subject).some((word) => word === key || words.includes(word));

/** Punctuation parts a list and a sentence; spaces do not. */
const withStops = (message: string): string =>
  message
    .replace(/(\d),(?=\d{3})/g, '$1')
    // `새우 3+`: how much it reacts.
    .replace(/(?<=[가-힣]\s?)([1-6])\s?\+(?!\s?\d)/g, '$1단계')
    // `복합 알레르기예요(우유, 대두)`, `돼지-`
    .replace(BRACKET, `$1 ${COLON} `)
    .replace(/(?<=[가-힣])-(?=\s|$)/g, ' ❌ ')
    .replace(/[,，、/·+]/g, ` ${COMMA} `)
    .replace(/(?<=[가-힣)\]] ?)[:：=](?![)(dp])/gi, ` ${COLON} `)
    .replace(/\?/g, ` ${QUESTION} `)
    .replace(/[!;\n]|\.(?!\d)/g, ` ${STOP} `);

const BRACKET = new RegExp(`((?:${ALLERGY})[가-힣]{0,4})\\s?\\((?=[가-힣])`, 'g');

/** Meals, occasions and what is not eaten cannot harm: `아침을 못 먹어서` names nothing to leave out. */
const canHarm =
  ({ occasions }: Knowledge) =>
  ({ ingredient, topic, word }: Subject): boolean =>
    (ingredient !== null && ingredient.id !== FOOD) ||
    (topic !== null && !occasions.has(word) && !MEALS.test(word) && (topic.category ?? 1) <= 2 && ingredient === null);
const MEALS = /^(?:아침|점심|저녁|밥|끼니|식사|음식|식품|먹을거|먹을것|먹거리|먹을|마실|간식|야식|물|반찬|요리|재료)$/;

function exclusionOf(subject: Subject, why: Exclusion['why'], isInside: boolean): Exclusion {
  const { ingredient, isForm, topic, word } = subject;
  const isMeant = !isForm || isInside || why === 'allergy' || why === 'cannot' || topic === null;
  if (ingredient && why !== 'have' && isMeant) return leftOut(ingredient, why, isLess(subject) ? word : undefined);
  return { key: word, label: topic?.title ?? word, why, traits: [], requires: [], words: topic?.find ?? [word] };
}

/** `빵 못 먹은 지 한 달 … 빵 내놔`: named once more and asked for, it is wished for; never where health is the reason. */
const isAskedAgain = ({ word, end, ingredient, isForm }: Subject, text: string, isMere: boolean): boolean =>
  isMere && (ingredient === null || isForm) && askedAgain(text.slice(end), word);
const askedAgain = (after: string, word: string): boolean =>
  after
    .split(word)
    .slice(1)
    .some((rest) => ONCE_MORE.test(rest));
const ONCE_MORE =
  /^(?:만|을|를|좀|도|은|는)?(?:추천|내놔|있나요|있나|있어요|줘|주세요|보여|찾|사야|살래|먹을래|먹자|$)/;

/** `우유는 안 좋아하는데 치즈는 좋아함`: the drink is disliked, not what is in it. */
const isLikedAs = ({ ingredient, isForm }: Subject, named: readonly Subject[], text: string): boolean =>
  ingredient !== null &&
  !isForm &&
  named.some((each) => each.isForm && each.ingredient.id === ingredient.id && LIKED.test(text.slice(each.end)));
const LIKED =
  /^(?:은|는|도|만|를|을)(?:엄청|진짜|너무|또|완전|되게|정말|잘)*(?:좋아|먹(?!으면|고나|지)|마시(?!면)|드시(?!면)|최애|환장)/;

const byWord = ({ word }: Subject, why: Exclusion['why']): Exclusion => ({
  key: word,
  label: word,
  why,
  traits: [],
  requires: [],
  words: [word],
});

const wordsOf = ({ ingredient, word, topic }: Subject): string[] => [
  word,
  ...(ingredient ? [ingredient.id] : []),
  ...(topic ? [topic.title] : []),
];

function wordEnd(text: string, from: number, wordStarts: ReadonlySet<number>): number {
  let end = from;
  while (end < text.length && !wordStarts.has(end)) end++;
  return end;
}

const distinct = (all: Exclusion[]): Exclusion[] =>
  all.filter(({ key }, i) => all.findIndex((other) => other.key === key) === i);

function cutOut(text: string, wordStarts: ReadonlySet<number>, cuts: { start: number; end: number }[]): string {
  let rest = '';
  for (let at = 0; at < text.length; at++) {
    if (cuts.some(({ start, end }) => at >= start && at < end)) {
      if (!rest.endsWith(' ')) rest += ' ';
      continue;
    }
    if (wordStarts.has(at) && !rest.endsWith(' ')) rest += ' ';
    rest += [COMMA, STOP, QUESTION].includes(text[at]!) ? ' ' : text[at];
  }
  return rest.replaceAll(/ +/g, ' ').trim();
}
