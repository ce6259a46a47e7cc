const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Characters as a person counts them: an emoji family or a composed syllable is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The longest, a family with skin tones; only a pile of marks on one letter takes more. */
const UNITS_A_CHARACTER = 20;

/** At most `max` characters, and no more text than those can need. */
export function isWithin(text: string, max: number): boolean {
  return text.length <= max || (text.length <= max * UNITS_A_CHARACTER && countCharacters(text) <= max);
}

/** Half a character, which no database takes, becomes the sign for a broken one. */
export function wellFormed(text: string): string {
  return /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text;
}

/** The first `max` user-perceived characters. */
export function firstCharacters(text: string, max: number): string {
  let end = 0;
  let count = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (count === max) return text.slice(0, end);
    end = index + segment.length;
    count += 1;
  }
  return text;
}
