import { Refusal } from '../refusal';

/** What moves money or ends an account is typed once more. */
export function assertTypedAgain(meant: string | number, typed: string | number | undefined): void {
  const plain = (words: string | number) => String(words).trim();
  if (typed === undefined || plain(meant) !== plain(typed)) throw new Refusal('CONFIRM_MISMATCH');
}
