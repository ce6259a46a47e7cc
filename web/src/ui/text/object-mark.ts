/** `을` or `를` after a word, and after the units goods are sold in, read aloud; `을(를)` after what else is no syllable. */
export function objectMark(word: string): string {
  if (/\d[km]?g$/i.test(word)) return '을';
  if (/\dm?l$/i.test(word)) return '를';
  const last = word.charCodeAt(word.length - 1) - 0xac00;
  if (!(last >= 0 && last < 11_172)) return '을(를)';
  return last % 28 > 0 ? '을' : '를';
}
