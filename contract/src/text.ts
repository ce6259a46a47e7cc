const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Characters as a person counts them: an emoji family or a composed syllable is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
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
