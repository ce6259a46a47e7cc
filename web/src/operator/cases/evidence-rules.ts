import type { DisputePage } from '@mungchi/contract';

type Receipts = Pick<DisputePage, 'receipts' | 'followerPerson'>;

/** Whether everybody but the one who complains received by the code. */
export function isOddOne({ receipts, followerPerson }: Receipts): boolean {
  const others = receipts.filter(({ userId }) => userId !== followerPerson.userId);
  const mine = receipts.find(({ userId }) => userId === followerPerson.userId);
  return mine?.how !== 'CODE' && others.length > 0 && others.every(({ how }) => how === 'CODE');
}

/** The middle of them; of an even number the upper one. */
export function middleOf(parts: readonly number[]): number {
  return parts.toSorted((a, b) => a - b)[Math.floor(parts.length / 2)] ?? 0;
}
