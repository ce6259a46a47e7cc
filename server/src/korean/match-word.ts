import { isConsonant, isSyllable, keystrokes, onsetOf, plainOnsetOf, soundsLike, withinOneKey } from './jamo';
import type { Searchable } from './searchable';

/** How well a word matches, best last; the index is the rank. */
const FITS = ['fuzzy', 'unfinished', 'onsets', 'inside', 'word-start', 'prefix', 'whole'] as const;
type Fit = (typeof FITS)[number];
export const rankOfFit = (fit: Fit): number => FITS.indexOf(fit) + 1;

/** Every character must match; a lone consonant matches any syllable that begins with it. */
export function strictFit(word: readonly string[], text: Searchable): Fit | null {
  let best: Fit | null = null;
  for (let at = 0; at + word.length <= text.chars.length; at++) {
    const fit = strictFitAt(word, text, at);
    if (fit !== null && (best === null || rankOfFit(fit) > rankOfFit(best))) best = fit;
  }
  return best;
}

/** Like `strictFit`, but the last syllable may be incomplete: `삼겨` finds `삼겹살`, `과` finds `광어`. */
export function unfinishedFit(word: readonly string[], text: Searchable): Fit | null {
  const strict = strictFit(word, text);
  if (strict !== null) return strict;
  const last = word.at(-1);
  if (last === undefined || !isSyllable(last)) return null;

  const stem = word.slice(0, -1);
  const keys = keystrokes([last]);
  for (let at = 0; at + word.length <= text.chars.length; at++) {
    const end = at + stem.length;
    if (!startsAt(stem, text, at)) continue;
    if (keystrokes(text.chars.slice(end, end + 2)).startsWith(keys)) return 'unfinished';
  }
  return null;
}

/** The word split in three: what must match before and after, and the part between that may hold the wrong letter. */
export type Slip = { before: readonly string[]; between: readonly string[]; after: readonly string[] };

const LONGEST_FUZZY_WORD = 20;
const SHORTEST_FUZZY_LATIN_WORD = 4;

/**
 * One wrong letter changes one syllable, or two where a consonant moves across; at least one syllable must remain to
 * search by.
 */
export function slipsOf(word: readonly string[]): Slip[] {
  if (word.length > LONGEST_FUZZY_WORD || word.some(isConsonant)) return [];
  if (!word.some(isSyllable) && word.length < SHORTEST_FUZZY_LATIN_WORD) return [];

  const slips: Slip[] = [];
  for (const spoilt of [1, 2]) {
    for (let at = 0; spoilt < word.length && at + spoilt <= word.length; at++) {
      const between = word.slice(at, at + spoilt);
      if (between.some(isDigit)) continue;
      slips.push({ before: word.slice(0, at), between, after: word.slice(at + spoilt) });
    }
  }
  return slips;
}

export function fuzzyFit(word: readonly string[], text: Searchable): Fit | null {
  return strictFit(word, text) ?? (slipsOf(word).some((slip) => slipFits(slip, text, false)) ? 'fuzzy' : null);
}

/** Like `fuzzyFit`, but every syllable must begin as typed: covers most typos, with far fewer candidates. */
export function sameOnsetsFit(word: readonly string[], text: Searchable): Fit | null {
  return strictFit(word, text) ?? (slipsOf(word).some((slip) => slipFits(slip, text, true)) ? 'fuzzy' : null);
}

function slipFits({ before, between, after }: Slip, text: Searchable, sameOnsets: boolean): boolean {
  const keys = soundsLike(keystrokes(between));
  for (let at = 0; at + before.length + after.length <= text.chars.length; at++) {
    if (!startsAt(before, text, at)) continue;
    const from = at + before.length;
    for (let to = from; to <= Math.min(from + between.length + 1, text.chars.length); to++) {
      const found = text.chars.slice(from, to);
      if (found.some(isDigit)) break;
      if (sameOnsets && !haveSameOnsets(between, found)) continue;
      if (startsAt(after, text, to) && withinOneKey(keys, soundsLike(keystrokes(found)))) return true;
    }
  }
  return false;
}

function strictFitAt(word: readonly string[], text: Searchable, at: number): Fit | null {
  if (!startsAt(word, text, at)) return null;
  const literal = word.every((char, i) => char === text.chars[at + i]);
  if (!literal) return 'onsets';
  if (at === 0) return word.length === text.chars.length ? 'whole' : 'prefix';
  return text.wordStarts.has(at) ? 'word-start' : 'inside';
}

function startsAt(word: readonly string[], text: Searchable, at: number): boolean {
  return at + word.length <= text.chars.length && word.every((char, i) => standsFor(char, text.chars[at + i]!));
}

function standsFor(typed: string, char: string): boolean {
  if (typed === char) return true;
  if (!isConsonant(typed)) return false;
  return onsetOf(char) === typed || plainOnsetOf(char) === typed;
}

const haveSameOnsets = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((char, i) => plainOnsetOf(char) === plainOnsetOf(b[i]!));

const isDigit = (char: string): boolean => char >= '0' && char <= '9';
