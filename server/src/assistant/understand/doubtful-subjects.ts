import type { Knowledge } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import type { Subject } from './exclusion-subjects';
import { HARM } from './exclusion-words';
import type { Letters } from './letters';
import { lexiconOf } from './lexicon';
import { PARTICLES } from './link-words';
import { type Mention, readMentions, type WishedMention, wordEnd } from './wished-mentions';

/** Not left out by what is said of them: they name no ingredient of one’s own. */
const AS_CATEGORY: ReadonlySet<string> = new Set(['food', 'eggplant']);

export type Doubts = {
  /** Ingredients with something said of them that is no wish, and where it ends. */
  doubts: { subject: Subject; end: number }[];
  /** Something else is asked for beside them. */
  isBeside: boolean;
  /** Goods that no label tells of (`오이`), with something bad said of them beside a wish for something else. */
  unwanted: { subject: Subject; end: number }[];
  /** Stories that wish for a thing; what they name beside it is not asked for. */
  stories: { start: number; end: number }[];
};

type Known = { goods: Goods; knowledge: Knowledge };

/**
 * Ingredients that are named but not wished for, as far as it can be read. `read` is what is left out or let in by a
 * mark; `isCut` tells which letters those have used.
 */
export function doubtfulIn(
  letters: Letters,
  subjects: readonly Subject[],
  read: readonly Subject[],
  known: Known,
): Doubts {
  const places = placesIn(letters, subjects, known);
  const { fillers, occasions, constraints } = known.knowledge;
  const { vocabulary } = known.goods;
  const conditions = new Set(constraints.flatMap(({ say, opposite }) => [...say, ...opposite]));
  const isKnown = (word: string) =>
    fillers.has(word) || occasions.has(word) || vocabulary.has(word) || conditions.has(word);
  const mentions = readMentions(letters, places, isKnown);
  const isRead = ({ start }: WishedMention) => read.some((each) => each.start === start);
  const wished = mentions.filter((each) => each.reads !== 'unread' && !isRead(each));
  // What the message ends with is asked for: `손질을 못해요 손질된 꽃게`.
  const isAsked = ({ reads, until }: Mention) => reads === 'wish' || until === letters.text.length;
  // `우유를 접었어요 라떼`: another form of it is no wish for the thing itself.
  const isWished = ({ ingredient, word }: Subject) =>
    wished.some(
      (each) =>
        isAsked(each) &&
        each.subject?.ingredient?.id === ingredient?.id &&
        (!each.subject?.isForm || each.subject.word === word),
    );
  const doubts = mentions.flatMap((mention) => {
    const { subject, reads, until } = mention;
    if (reads !== 'unread' || !subject || !isIngredient(subject, letters)) return [];
    return isRead(mention) || isWished(subject) ? [] : [{ subject, end: until }];
  });
  const isOf = (each: Mention) => doubts.some(({ subject, end }) => each.start >= subject.start && each.start < end);
  const rest = restOf(letters.text, doubts);
  const isBeside = wished.some((each) => !isOf(each) && !isWeak(each)) || ASKS.test(rest) || SENTENCE.test(rest);
  const stories = mentions.flatMap(({ end, story }) => (story === undefined ? [] : [{ start: end, end: story }]));
  const isElse = wished.some((each) => !isOf(each) && !isWeak(each));
  const unwanted = mentions.flatMap((mention) => {
    const { subject, reads, end, until } = mention;
    if (reads !== 'unread' || !subject || !isGoods(subject) || isRead(mention) || !isElse) return [];
    return BAD_OF_GOODS.test(letters.text.slice(end, until)) ? [{ subject, end: until }] : [];
  });
  return { doubts, isBeside, stories, unwanted };
}

/** Something to eat that is named by a word of its own. */
const isGoods = ({ ingredient, topic }: Subject): boolean =>
  ingredient ? ingredient.id === 'eggplant' : !topic.weak && (topic.category ?? 1) <= 2;
const BAD_OF_GOODS = new RegExp(
  `^(?:향|냄새|맛|껍질|씨|털|즙|들어간건|들어간거)?(?:은|는|도|만|에|이라면|라면|이랑은|랑은)[^]*(?:${HARM.source}|좀그[래렇러]|별로|글쎄|안줘|안주고|안준|옻|찝찝|꺼림|께름|못미더|노$)`,
);

function isIngredient({ ingredient, isForm, word, start, end }: Subject, letters: Letters): boolean {
  if (!ingredient || AS_CATEGORY.has(ingredient.id)) return false;
  const after = letters.wordStarts.has(end) ? '' : letters.text.slice(end, wordEnd(letters, end));
  // `커피 머신`, `냉동실에`, `게이지` are about something else.
  if (ingredient.id === 'caffeine' && (isForm || letters.text[start - 1] === '디'))
    return isForm && OF_COFFEE.test(letters.text.slice(end));
  // `술 한잔 할 건데 안주` is no refusal of what is cooked with it.
  if (ingredient.id === 'alcohol') return !isForm && OF_ALCOHOL.test(letters.text.slice(end));
  // `고춧가루만 따로` is bought, `고춧가루 들어가면 뒤집어짐` is not.
  if (ingredient.id === 'spicy' && SEASONING.test(word)) return OF_SEASONING.test(letters.text.slice(end));
  if (ingredient.id === 'frozen') return !/^[실고]/.test(after);
  return word.length > 1 || ONLY_PARTICLES.test(after);
}
/** `커피 한 모금이면 새벽까지 말똥말똥`; `커피 머신` is about something else. */
const OF_COFFEE =
  /^(?:[은는만](?!들)|(?:한|두|반|몇)?(?:모금|잔|입|컵|방울)(?:만|이면|에|도|이라도)|마시면|먹으면|들어가면|냄새만)/;
const OF_ALCOHOL = /^(?:은|는|이|가|도|만|을|를|냄새|성분|들어|든)/;
const SEASONING = /고[추춧]/;
const OF_SEASONING = /^(?:은|는|도|냄새|성분|들어|든|조금|한톨)/;
const ONLY_PARTICLES = new RegExp(`^\\d?(?:${PARTICLES}|이랑|하고|과|와|이나|나|으로)*$`);

const isWeak = ({ subject }: WishedMention): boolean => subject !== null && !subject.ingredient && subject.topic.weak;
/** Asks for anything, or points at the list. */
const ASKS =
  /공구|마감|열린|뭐|뭘|머(?=먹|살|사)|먹을|마실|다른|딴|대신|대체|[1-9]번|번째|둘다|이거|그거|[가-힣]{2,}(?:추천|부탁|찾|골라|보여|있나|있을까)/;

/** Another sentence before it, or after it anything but laughter, tears and what may be wished of it (`손질된 걸로`). */
const SENTENCE =
  /[가-힣a-z0-9]{2}[가-힣a-zㄱ-ㅣ0-9]*\|+[가-힣]*●|●[|^]*(?![ㅋㅎㅠㅜ])(?![가-힣]{0,12}(?:거|걸로|거로|으로|얼마|사려고|살까|있어|있나)(?:요|야)?[|^]*$)[가-힣a-zㄱ-ㅎ0-9]{2}/;

const restOf = (text: string, doubts: Doubts['doubts']): string =>
  Array.from(text, (letter, at) =>
    doubts.some(({ subject, end }) => at >= subject.start && at < end) ? '●' : letter,
  ).join('');

/** The things that are named, and the occasions between them. */
function placesIn(
  { text, wordStarts }: Letters,
  subjects: readonly Subject[],
  { goods, knowledge }: Known,
): WishedMention[] {
  const { entries, longest } = lexiconOf(goods, knowledge);
  const named = subjects.map((subject): WishedMention => ({ start: subject.start, end: subject.end, subject }));
  const occasions = [...wordStarts].flatMap((start): WishedMention[] => {
    if (named.some((each) => each.start <= start && start < each.end)) return [];
    for (let length = Math.min(longest, text.length - start); length > 1; length--) {
      const entry = entries.get(text.slice(start, start + length));
      if (entry && entry.kind !== 'topic') return [{ start, end: start + length, subject: null }];
    }
    return [];
  });
  return [...named, ...occasions].toSorted((a, b) => a.start - b.start);
}
