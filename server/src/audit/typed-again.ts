import { Refusal } from '../refusal';

/** The words of a command and, apart from them, what stands behind `--sum`: 3000 or 3,000. Null when it is not there or no sum. */
export function takeSum(typed: readonly string[]): { words: string[]; sum: number | null } {
  const at = typed.indexOf('--sum');
  if (at < 0) return { words: [...typed], sum: null };
  const digits = (typed[at + 1] ?? '').replaceAll(',', '');
  return { words: typed.toSpliced(at, 2), sum: /^\d{1,12}$/.test(digits) ? Number(digits) : null };
}

/** What moves money or ends an account is typed once more. */
export function assertTypedAgain(meant: string | number, typed: string | number | undefined): void {
  const plain = (words: string | number) => String(words).trim();
  if (typed === undefined || plain(meant) !== plain(typed)) throw new Refusal('CONFIRM_MISMATCH');
}
