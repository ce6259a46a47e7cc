import type { RefusalCode, Stage } from '@mungchi/contract';

type FirstBoard = { stage: Stage; firstUntil: Date | null };
type Seats = { totalUser: number; memberCount: number; handingOn: number };

/** One's own right to sit first, not used yet, and how many others have. */
export type FirstRights = { hasRight: boolean; rightsLeft: number };

export const NO_RIGHTS: FirstRights = { hasRight: false, rightsLeft: 0 };

/** Whether who looked for it before it was opened still sits first. */
export function isFirstHour({ stage, firstUntil }: FirstBoard, now: Date): boolean {
  return stage === 'RECRUITING' && firstUntil !== null && now < firstUntil;
}

/**
 * A right is one seat: what its holder takes beyond it counts as others'. Those sit where a seat is left for every right that
 * is not used yet.
 */
export function decideFirst(
  board: FirstBoard & Seats,
  { hasRight, rightsLeft }: FirstRights,
  seats: number,
  now: Date,
): RefusalCode | null {
  if (!isFirstHour(board, now) || (hasRight && seats === 1)) return null;
  const open = board.totalUser - board.memberCount + board.handingOn;
  return open - seats >= rightsLeft ? null : 'FIRST_RIGHT';
}
