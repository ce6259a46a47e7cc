import { CANCELLED_ROOM_HOURS, HOUR_MS, type Stage } from '@mungchi/contract';

type Room = { stage: Stage; deletedAt: Date | null; endedAt: Date | null };

/** Nothing is said any more: its post was deleted, or it was called off a day ago. `store-drafts-statement.ts` refuses by the same rule. */
export function isClosed({ stage, deletedAt, endedAt }: Room, now: Date): boolean {
  if (deletedAt) return true;
  return (
    stage === 'CANCELLED' && endedAt !== null && now.getTime() - endedAt.getTime() >= CANCELLED_ROOM_HOURS * HOUR_MS
  );
}
