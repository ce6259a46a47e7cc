import { isConsonant, isSyllable, plainOnsetOf } from './jamo';
import { fuzzyFit, rankOfFit, sameOnsetsFit, slipsOf, strictFit, unfinishedFit } from './match-word';
import { normalise } from './normalise';
import { retype } from './retype';
import { onsetTokensOfRun, tokensOfRun } from './search-tokens';
import { type Searchable, searchable } from './searchable';

/**
 * One step of a search. A candidate's tokens contain all of at least one entry of `anyOf` (`search_tokens @> $1 or
 * search_tokens @> $2 …`); `rank` then decides, and the tokens never miss a text that it accepts.
 */
export type SearchStep = {
  kind: 'exact' | 'unfinished' | 'fuzzy';
  anyOf: string[][];
  /** Higher is better, null is no match. A match in the first field outranks any match in the second. */
  rank: (fields: readonly Field[]) => number | null;
};

type Field = string | Searchable;

/** The steps to try in order, until one finds something. Empty when there is nothing to search for. */
export function* searchSteps(keyword: string): Generator<SearchStep, void, undefined> {
  const words = wordsOf(keyword);
  if (words.length === 0) return;
  yield exactStep(words);
  yield* unfinishedStep(words);
  const meant = retyped(keyword);
  if (meant) yield* [exactStep(meant), ...unfinishedStep(meant)];
  yield* fuzzySteps(words);
  if (meant) yield* fuzzySteps(meant);
}

type Word = readonly string[];

const wordsOf = (keyword: string): Word[] =>
  [...new Set(normalise(keyword).split(' '))].filter((word) => word !== '').map((word) => Array.from(word));

function retyped(keyword: string): Word[] | null {
  const korean = /^[a-z\s]+$/i.test(keyword) ? retype(keyword) : null;
  if (korean === null) return null;
  const words = wordsOf(korean);
  const isKorean = words.length > 0 && words.every((word) => word.every((c) => isSyllable(c) || isConsonant(c)));
  return isKorean ? words : null;
}

function exactStep(words: Word[]): SearchStep {
  return { kind: 'exact', anyOf: [tokensOf(words)], rank: rankBy(words, () => strictFit) };
}

function unfinishedStep(words: Word[]): SearchStep[] {
  const last = words.at(-1)!;
  const growing = last.at(-1)!;
  if (!isSyllable(growing)) return [];

  const stem = last.slice(0, -1);
  const onset = plainOnsetOf(growing);
  const seam = stem.length === 0 ? onset : plainOnsetOf(stem.at(-1)!) + onset;
  const tokens = [...tokensOf([...words.slice(0, -1), stem]), seam];
  return [
    {
      kind: 'unfinished',
      anyOf: [[...new Set(tokens)]],
      rank: rankBy(words, (word) => (word === last ? unfinishedFit : strictFit)),
    },
  ];
}

/** One wrong letter in the whole query, so each word in turn may be the one that contains it. */
function fuzzySteps(words: Word[]): SearchStep[] {
  return [fuzzyStep(words, sameOnsetsFit, onsetTokensOfRun), fuzzyStep(words, fuzzyFit, () => [])].filter(
    ({ anyOf }) => anyOf.length > 0,
  );
}

function fuzzyStep(words: Word[], fit: typeof fuzzyFit, intact: (word: Word) => string[]): SearchStep {
  const anyOf = words.flatMap((word) =>
    slipsOf(word).map(({ before, after }) => [
      ...new Set([...tokensOf([...words.filter((other) => other !== word), before, after]), ...intact(word)]),
    ]),
  );
  const attempts = words.map((wrong) => rankBy(words, (word) => (word === wrong ? fit : strictFit)));
  return {
    kind: 'fuzzy',
    anyOf,
    rank: (fields) => {
      const texts = fields.map(toSearchable);
      return attempts.reduce<number | null>((best, attempt) => {
        const rank = attempt(texts);
        return rank !== null && (best === null || rank > best) ? rank : best;
      }, null);
    },
  };
}

const tokensOf = (words: Word[]): string[] => [...new Set(words.flatMap(tokensOfRun))];

function rankBy(words: Word[], fitOf: (word: Word) => typeof strictFit): SearchStep['rank'] {
  return (fields) => {
    // Prepared on first use: the first field decides most texts.
    const texts: Searchable[] = [];
    const textAt = (i: number) => (texts[i] ??= toSearchable(fields[i]!));
    let sum = 0;
    for (const word of words) {
      const best = bestField(word, fields.length, textAt, fitOf(word));
      if (best === null) return null;
      sum += best;
    }
    return sum / words.length;
  };
}

const FIELD_STEP = 10;

function bestField(
  word: Word,
  fields: number,
  textAt: (i: number) => Searchable,
  fitIn: typeof strictFit,
): number | null {
  for (let i = 0; i < fields; i++) {
    const text = textAt(i);
    const fit = fitIn(word, text);
    if (fit === null) continue;
    const coverage = word.length / (text.chars.length + 1);
    return (fields - i) * FIELD_STEP + rankOfFit(fit) + coverage;
  }
  return null;
}

const toSearchable = (field: Field): Searchable => (typeof field === 'string' ? searchable(field) : field);
