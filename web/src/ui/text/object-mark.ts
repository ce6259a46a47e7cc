/** `을` or `를` after a word; `을(를)` after what is no syllable. */
export function objectMark(word: string): string {
  const last = word.charCodeAt(word.length - 1) - 0xac00;
  if (!(last >= 0 && last < 11_172)) return '을(를)';
  return last % 28 > 0 ? '을' : '를';
}
