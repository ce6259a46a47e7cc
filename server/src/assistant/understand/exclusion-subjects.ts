import type { Ingredient, Knowledge } from '../knowledge';
import type { Lexicon, Topic } from './lexicon';

/** A thing that a message names, in text without spaces. */
export type Subject = { word: string; start: number; end: number; isFood?: true } & (
  | { ingredient: Ingredient; isForm: boolean; topic: Topic | null }
  | { ingredient: null; isForm: false; topic: Topic }
);

const LONGEST = 12;
/** What may follow a word of one letter; `게` is also what stands for a thing (`못 먹는 게`). */
const AFTER_SINGLE =
  /^(?:$|[^가-힣a-z]|이랑|랑|하고|이나|이고|은|는|이|가|을|를|도|만|와|과|에|으로|먹|알레|알러|못|몬|안|빼|말|들|든|싫|시러|제외|없는|있|많|남|끊|금|조심|피|성분|냄새|맛|향|소화|때문|땜|민감|예민|들어|함유|섭취|마시|추천|보여|x|❌)/;
const NOT_BEFORE_SINGLE = /[는은한운인할을던린]$/;

const BELLY =
  /^(?:가|이|에|도|는|만)?(?:자꾸|막|너무|살살|좀)?(?:가스|아프|아파|아픔|고프|고파|부르|불러|탈|더부|꾸르|살살|뒤틀|나와|나왔)/;
const COUNTED = /(?:한|두|세|네|몇|여러|다섯|\d|그|이|저|각|갖)$/;

/** `당뇨가 있어 가지고` gives a reason. */
const isHaving = (text: string, at: number): boolean => /[어아여해]$/.test(text.slice(0, at)) && text[at + 2] === '고';

/** Ingredients wherever they stand (`딸기우유` holds one); goods only where a word begins. */
export function subjectsIn(
  text: string,
  wordStarts: ReadonlySet<number>,
  lexicon: Lexicon,
  knowledge: Knowledge,
): Subject[] {
  const words = ingredientWords(knowledge);
  const { foods } = knowledge;
  const found: Subject[] = [];
  for (let at = 0; at < text.length; ) {
    const subject = subjectAt(text, at, wordStarts, found.at(-1)?.end === at, lexicon, { words, foods });
    const before = found.at(-1);
    if (subject && before?.end === at && !wordStarts.has(at) && !before.ingredient && !subject.ingredient) {
      found[found.length - 1] = compound(before, subject);
    } else if (subject) found.push(subject);
    at = subject ? subject.end : at + 1;
  }
  return found;
}

/** `오렌지주스` is one thing. */
function compound(a: Subject, b: Subject): Subject {
  const word = a.word + b.word;
  const topic: Topic = { say: word, title: word, find: [word], category: null, weak: false };
  return { word, start: a.start, end: b.end, ingredient: null, isForm: false, topic };
}

function subjectAt(
  text: string,
  at: number,
  wordStarts: ReadonlySet<number>,
  isNext: boolean,
  lexicon: Lexicon,
  { words, foods }: { words: IngredientWords; foods: ReadonlySet<string> },
): Subject | null {
  const startsWord = wordStarts.has(at) || isNext;
  const crosses = (end: number) => Array.from(wordStarts).some((start) => start > at && start < end);
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length);
    const known = words.get(word);
    const entry = lexicon.entries.get(word);
    const topic = entry?.kind === 'topic' ? entry.topic : null;
    const place = { word, start: at, end: at + length };
    if (length === 1) {
      const isWhole = wordStarts.has(at) && wordStarts.has(at + 1);
      if (
        !startsWord ||
        !(isWhole || AFTER_SINGLE.test(text.slice(at + 1))) ||
        (word === '게' && NOT_BEFORE_SINGLE.test(text.slice(0, at)))
      )
        continue;
    }
    // `배에 가스 차서` is no pear.
    if (word === '배' && BELLY.test(text.slice(at + 1))) continue;
    // `무가당` is no radish.
    if (word === '무' && /^(?:가당|설탕|염|첨가|농약|항생|알콜|알코올|카페인|향|색소|당|지방)/.test(text.slice(at + 1)))
      continue;
    // `카카오톡` is no chocolate.
    if (word === '카카오' && /^(?:톡|페이|맵|뱅크|계정|로그)/.test(text.slice(at + length))) continue;
    // `두 가지` counts.
    if (word === '가지' && (COUNTED.test(text.slice(0, at)) || isHaving(text, at))) continue;
    // `우리 애 견과류` is not about a dog, though it holds `애견`.
    if (length < (known ? 3 : 4) && (known || topic) && crosses(at + length)) continue;
    // `알려주이소 고기랑` does not name beef.
    if (known && !startsWord && crosses(at + length)) continue;
    if (known) return { ...place, ...known, topic };
    if (topic && startsWord) {
      const inside = ingredientInside(word, words);
      return inside
        ? { ...place, ingredient: inside, isForm: true, topic }
        : { ...place, ingredient: null, isForm: false, topic };
    }
    if (startsWord && foods.has(word))
      return {
        ...place,
        isFood: true,
        ingredient: null,
        isForm: false,
        topic: { say: word, title: word, find: [word], category: null, weak: false },
      };
  }
  return null;
}

/** `방울토마토`, `우유식빵`: made of what its name holds. */
function ingredientInside(word: string, words: IngredientWords): Ingredient | null {
  for (let length = word.length - 1; length >= 2; length--) {
    for (let at = word.length - length; at >= 0; at--) {
      const known = words.get(word.slice(at, at + length));
      if (known) return known.ingredient;
    }
  }
  return null;
}

type IngredientWords = ReadonlyMap<string, { ingredient: Ingredient; isForm: boolean }>;
const byKnowledge = new WeakMap<Knowledge, IngredientWords>();

function ingredientWords(knowledge: Knowledge): IngredientWords {
  const before = byKnowledge.get(knowledge);
  if (before) return before;
  const words = new Map<string, { ingredient: Ingredient; isForm: boolean }>();
  for (const ingredient of knowledge.ingredients) {
    for (const word of ingredient.say) words.set(word, { ingredient, isForm: false });
    for (const word of [...ingredient.forms, ...ingredient.hints])
      if (!words.has(word)) words.set(word, { ingredient, isForm: true });
  }
  byKnowledge.set(knowledge, words);
  return words;
}
