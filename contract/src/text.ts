let segmenter: Intl.Segmenter | undefined;

/** Made when first needed: that takes a phone a tenth of a second, and no page needs it to be shown. */
function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Counts user-perceived characters: an emoji family or a composed syllable is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes(text)) count += 1;
  return count;
}

/**
 * Length of the longest usual character, a family with skin tones; only one letter with many combining marks takes
 * more.
 */
const UNITS_A_CHARACTER = 20;

/** At most `max` characters, and no longer in code units than `max` characters can be. */
export function isWithin(text: string, max: number): boolean {
  return text.length <= max || (text.length <= max * UNITS_A_CHARACTER && countCharacters(text) <= max);
}

/** Replaces lone surrogates, which no database accepts, by the replacement character. */
export function wellFormed(text: string): string {
  return /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text;
}

/** The first `max` user-perceived characters. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes(text)) {
    if (count === max) return text.slice(0, end);
    end = index + segment.length;
    count += 1;
  }
  return text;
}
