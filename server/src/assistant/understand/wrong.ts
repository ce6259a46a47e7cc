import type { Wrongs } from '../knowledge';

export type Wrong = 'goods' | 'outside';

/** `리더가 물건을 안 줘요`: something has gone wrong already. A worry (`튀면 어떡해`) is answered with the fact alone. */
export function wrongIn(text: string, { happened, outside, not }: Wrongs): Wrong | null {
  const says = (words: readonly string[]) => words.some((word) => text.includes(word));
  if (says(not)) return null;
  if (says(outside)) return 'outside';
  return says(happened) ? 'goods' : null;
}
