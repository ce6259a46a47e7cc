import {
  APPOINTMENT_STOOD_HOURS,
  CONFIRM_ALONE_HOURS,
  CONFIRM_HOURS,
  DAY_MS,
  eveningAfter,
  HOUR_MS,
  type RefusalCode,
  type Role,
  type Stage,
} from '@mungchi/contract';

/** The leader's word about one follower: handed over, or did not come. */
export type Word = 'HANDED' | 'NO_SHOW';

export type Target = {
  role: Role;
  receivedAt: Date | null;
  refundedAt: Date | null;
  handedAt: Date | null;
  noShowAt: Date | null;
};

/** `setAt`: since when its time and place stand. */
export type SetMeeting = { startsAt: Date; endsAt: Date; setAt: Date };

/** Whether the leader may say or take back a word about this member. */
export function decideWord(
  stage: Stage,
  role: Role,
  target: Target | undefined,
  isDisputed: boolean,
): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  if (target?.role !== 'FOLLOWER') return 'PARTICIPANT_NOT_FOUND';
  if (target.receivedAt !== null || target.refundedAt !== null || stage === 'COMPLETED') return 'ALREADY_TRADED';
  if (stage !== 'PURCHASED') return 'NOT_TRADABLE';
  return isDisputed ? 'DISPUTED' : null;
}

/** Nobody misses a meeting that is not over, or was called shortly before. */
export function decideNoShow(appointment: SetMeeting | null, now: Date): RefusalCode | null {
  if (appointment === null || appointment.endsAt > now) return 'NO_APPOINTMENT_YET';
  return stoodAhead(appointment) ? null : 'APPOINTMENT_SHORT';
}

export function wordOf({ handedAt, noShowAt }: Pick<Target, 'handedAt' | 'noShowAt'>): Word | null {
  if (handedAt !== null) return 'HANDED';
  return noShowAt === null ? null : 'NO_SHOW';
}

/** A word of now counts as received then. Without a meeting that was known a day ahead a word alone is slow, and a new leader's always is. */
export function confirmByOf(appointment: SetMeeting | null, now: Date, isNewLeader = false): Date {
  const isMet = appointment !== null && appointment.startsAt <= now && stoodAhead(appointment);
  return eveningAfter(now, isMet && !isNewLeader ? CONFIRM_HOURS : CONFIRM_ALONE_HOURS);
}

/** How long nobody said anything, as it is told: since a word at a meeting, or since a word alone. */
export function waitedDays({ handedAt, noShowAt }: Pick<Target, 'handedAt' | 'noShowAt'>, now: Date): number {
  const said = (handedAt ?? noShowAt)!;
  const [met, alone] = [CONFIRM_HOURS / 24, CONFIRM_ALONE_HOURS / 24];
  return now.getTime() - said.getTime() >= alone * DAY_MS ? alone : met;
}

function stoodAhead({ startsAt, setAt }: SetMeeting): boolean {
  return startsAt.getTime() - setAt.getTime() >= APPOINTMENT_STOOD_HOURS * HOUR_MS;
}
