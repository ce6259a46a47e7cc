import { searchable } from '../../korean/searchable';
import type { Exclusion } from '../exclusion';
import type { Knowledge } from '../knowledge';
import { bindMarks } from './bind-marks';
import { COMMA, marksIn, QUESTION, STOP, TAKES_ALL_BACK } from './exclusion-marks';
import { type Subject, subjectsIn } from './exclusion-subjects';
import type { Lexicon } from './lexicon';

export type ExclusionReading = {
  excluded: Exclusion[];
  /** Words of what may be offered again. */
  takenBack: string[];
  takesAllBack: boolean;
  /** An allergy was spoken of, but not against what. */
  unnamed: boolean;
  rest: string;
};

/** `설탕 없는` asks for what a label says; nothing is known of sugar otherwise. */
const SUGAR_FREE = /(?:설탕|당)\s?(?:이|은|을)?\s?(?:안\s?(?:들어간|든|넣은)|없는|무첨가|뺀|빼고)/g;

/** What must not be offered and what may again, and the message without the words that said so. */
export function readExclusions(message: string, lexicon: Lexicon, knowledge: Knowledge): ExclusionReading {
  const { chars, wordStarts } = searchable(withStops(message).replaceAll(SUGAR_FREE, '무설탕'));
  const text = chars.join('');
  const subjects = subjectsIn(text, wordStarts, lexicon, knowledge);
  const bound = bindMarks(text, wordStarts, subjects, marksIn(text));
  const alone = aloneIn(text, wordStarts, knowledge);
  const cuts = [...bound.map(({ cut }) => cut), ...alone.map(({ cut }) => cut)];
  const named = bound.flatMap(({ kind, subjects: things }) =>
    kind === 'back' ? [] : things.map((subject) => exclusionOf(subject, kind)),
  );
  return {
    excluded: distinct([...alone.filter(({ isBack }) => !isBack).map(({ exclusion }) => exclusion), ...named]),
    takenBack: [
      ...bound.filter(({ kind }) => kind === 'back').flatMap(({ subjects: things }) => things.flatMap(wordsOf)),
      ...alone.filter(({ isBack }) => isBack).map(({ exclusion }) => exclusion.key),
    ],
    takesAllBack: TAKES_ALL_BACK.test(text),
    unnamed: named.length === 0 && marksIn(text).some(({ kind }) => kind === 'allergy'),
    rest: cutOut(text, wordStarts, cuts),
  };
}

/** Punctuation parts a list and a sentence; spaces do not. */
const withStops = (message: string): string =>
  message
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[,，、/·+]/g, ` ${COMMA} `)
    .replace(/\?/g, ` ${QUESTION} `)
    .replace(/[!;\n]|\.(?!\d)/g, ` ${STOP} `);

/** `카페인 센 커피` wants it. */
const ALONE_WISH = /^(?:이|가|은|는|도)?(?:많|센|쎈|강|높|충전|보충|필요|땡|들어간|들어있는|있는|든거|함유)/;
const ALONE_BACK = /^(?:은|는|이|가)?(?:아니|아님|아닌|말고|그만|안해|끊|취소|해제)/;

function aloneIn(text: string, wordStarts: ReadonlySet<number>, { ingredients }: Knowledge) {
  return ingredients.flatMap((ingredient) => {
    const word = ingredient.alone.find((each) => text.includes(each));
    if (word === undefined) return [];
    const start = text.indexOf(word);
    const after = text.slice(start + word.length);
    if (ALONE_WISH.test(after) || text[start - 1] === '고') return [];
    const back = ALONE_BACK.exec(after)?.[0] ?? '';
    const isBack = back !== '';
    let end = start + word.length + back.length;
    while (isBack && end < text.length && !wordStarts.has(end)) end++;
    const { id: key, label, traits, requires, say, forms } = ingredient;
    const exclusion: Exclusion = { key, label, why: 'diet', traits, requires, words: [...say, ...forms] };
    // `디카페인` goes on to name what is wanted.
    const isPart = text[start - 1] === '디';
    return [{ exclusion, isBack, cut: isPart ? { start, end: start } : { start, end } }];
  });
}

function exclusionOf(subject: Subject, why: Exclusion['why']): Exclusion {
  const { ingredient, isForm, topic, word } = subject;
  const isHealth = why === 'allergy' || why === 'cannot';
  if (ingredient && why !== 'have' && (!isForm || isHealth)) {
    const { id: key, label, traits, requires, say, forms } = ingredient;
    return { key, label, why, traits, requires, words: [...say, ...forms] };
  }
  return { key: word, label: topic?.title ?? word, why, traits: [], requires: [], words: topic?.find ?? [word] };
}

const wordsOf = ({ ingredient, word, topic }: Subject): string[] => [
  word,
  ...(ingredient ? [ingredient.id] : []),
  ...(topic ? [topic.title] : []),
];

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
