import { DAY_MS, OVER_CANCELLED_DAYS, OVER_DAYS } from './constants';
import type { Stage } from './stages';

export type EndedRoom = { stage: Stage; endedAt: Date | null; lastMessageAt: Date | null };

/**
 * Ended a while ago, and nobody has said anything for as long: the room leaves the list by itself. Nothing is moved or
 * stored; a new message brings it back.
 */
export function isOver({ stage, endedAt, lastMessageAt }: EndedRoom, now: number): boolean {
  const days = overDaysOf(stage);
  if (days === null || !endedAt) return false;
  const line = now - days * DAY_MS;
  return endedAt.getTime() <= line && (lastMessageAt === null || lastMessageAt.getTime() <= line);
}

/** Whether a review that is missing is asked for; it can be written later, too. */
export function asksForReview({ stage, endedAt }: Pick<EndedRoom, 'stage' | 'endedAt'>, now: number): boolean {
  return stage === 'COMPLETED' && (endedAt === null || now < endedAt.getTime() + OVER_DAYS * DAY_MS);
}

function overDaysOf(stage: Stage): number | null {
  if (stage === 'COMPLETED') return OVER_DAYS;
  return stage === 'CANCELLED' ? OVER_CANCELLED_DAYS : null;
}
