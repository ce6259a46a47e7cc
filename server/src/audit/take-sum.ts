/** The words of a command and, apart from them, what stands behind `--sum`: 3000 or 3,000. Null when it is not there or no sum. */
export function takeSum(typed: readonly string[]): { words: string[]; sum: number | null } {
  const at = typed.indexOf('--sum');
  if (at < 0) return { words: [...typed], sum: null };
  const digits = (typed[at + 1] ?? '').replaceAll(',', '');
  return { words: typed.toSpliced(at, 2), sum: /^\d{1,12}$/.test(digits) ? Number(digits) : null };
}
