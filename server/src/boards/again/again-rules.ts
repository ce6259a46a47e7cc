import {
  daysFrom,
  HOUR_MS,
  type RefusalCode,
  type Stage,
  seoulDay,
  startOfSeoulDay,
  type UserId,
} from '@mungchi/contract';

type Source = { leaderId: UserId; stage: Stage; heldAt: Date | null; deletedAt: Date | null };

/** Why somebody may not open this purchase again. */
export function decideAgain(source: Source | undefined, userId: UserId): RefusalCode | null {
  if (!source || source.deletedAt) return 'BOARD_NOT_FOUND';
  return source.leaderId === userId ? notAgainYet(source) : 'NOT_LEADER';
}

/** Why its leader has to wait with the next one. */
export function notAgainYet({ stage, heldAt }: Pick<Source, 'stage' | 'heldAt'>): 'BOARD_HELD' | 'AGAIN_EARLY' | null {
  if (heldAt) return 'BOARD_HELD';
  return stage === 'RECRUITING' ? 'AGAIN_EARLY' : null;
}

const DAYS_MIN = 3;
const DAYS_MAX = 14;

/** How long the next one recruits: as long as the last one did, within bounds. */
export function againDays({ createdAt, deadline }: { createdAt: Date; deadline: string }): number {
  return Math.min(DAYS_MAX, Math.max(DAYS_MIN, daysFrom(seoulDay(createdAt), deadline)));
}

const REMINDED_HOUR = 10;
const UNUSED_MAX = 3;

/** When the leader is reminded on that day. */
export function remindedAt(day: string): Date {
  return new Date(startOfSeoulDay(day).getTime() + REMINDED_HOUR * HOUR_MS);
}

/** Due or not; the third in a row that nobody used says that it stops. */
export function repeatStep(
  { nextOn, unused }: { nextOn: string; unused: number },
  now: Date,
): 'remind' | 'last' | null {
  if (now < remindedAt(nextOn)) return null;
  return unused + 1 >= UNUSED_MAX ? 'last' : 'remind';
}
