import { isConsonant, plainOnsetOf } from './jamo';
import { searchable } from './searchable';

/**
 * The tokens a text is indexed under, for a `text[]` column with a GIN index: every character, every pair of
 * neighbours, and both again as onsets. Pairs cross spaces, so `제주 감귤` and `제주감귤` are equal.
 */
export function searchTokens(...texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const text of texts) {
    const { chars } = searchable(text);
    chars.forEach((char, i) => {
      tokens.add(char);
      tokens.add(plainOnsetOf(char));
      const next = chars[i + 1];
      if (next === undefined) return;
      tokens.add(char + next);
      tokens.add(plainOnsetOf(char) + plainOnsetOf(next));
    });
  }
  return [...tokens];
}

/** The onset pairs of any text in which every syllable of this run has the same onset as here. */
export function onsetTokensOfRun(chars: readonly string[]): string[] {
  const onsets = chars.map(plainOnsetOf);
  return onsets.length < 2 ? onsets : onsets.slice(1).map((onset, i) => onsets[i]! + onset);
}

/** The smallest set of tokens that every text containing this run of characters must have. */
export function tokensOfRun(chars: readonly string[]): string[] {
  const tokens: string[] = [];
  chars.forEach((char, i) => {
    const previous = chars[i - 1];
    const next = chars[i + 1];
    if (next !== undefined) {
      const literal = !isConsonant(char) && !isConsonant(next);
      tokens.push(literal ? char + next : plainOnsetOf(char) + plainOnsetOf(next));
    }
    const paired = [previous, next].some((other) => other !== undefined && !isConsonant(other));
    if (isConsonant(char) && chars.length === 1) tokens.push(plainOnsetOf(char));
    if (!isConsonant(char) && !paired) tokens.push(char);
  });
  return tokens;
}
