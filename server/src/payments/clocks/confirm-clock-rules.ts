import {
  DAY_MS,
  eveningAfter,
  HOUR_MS,
  type Role,
  STALL_ASK_DAYS,
  STALL_DAYS,
  STALL_MAX_DAYS,
  STALL_MEETING_DAYS,
  type Stage,
  WARNED_HOURS,
} from '@mungchi/contract';
import { earliest, firstDue } from '../../jobs/clock-rules';

/** What the clocks of receiving read of a member. */
export type Awaited = {
  role: Role;
  leftAt: Date | null;
  receivedAt: Date | null;
  refundedAt: Date | null;
  /** The leader's word makes it a date; without one there is none. */
  confirmBy: Date | null;
  /** Warnings count for the `confirmBy` they were sent for. */
  confirmWarnedFor: Date | null;
  confirmWarnedAt: Date | null;
  confirmWarnings: number;
  receiptAskedAt: Date | null;
};

export type MeetingHeld = {
  stage: Stage;
  purchasedAt: Date | null;
  /** The end of the appointment there is. */
  endsAt: Date | null;
};

export type ConfirmStep = 'warn-day' | 'warn-last' | 'warn-late' | 'confirm';
export type StallStep = 'ask' | 'end';

const LAST_HOURS = 3;

/** A follower of whom the leader has said a word: warned a day and three hours before, and confirmed only when warned in time. */
export function confirmStep(
  member: Awaited,
  { stage }: Pick<MeetingHeld, 'stage'>,
  isDisputed: boolean,
  now: Date,
): ConfirmStep | null {
  const { confirmBy, confirmWarnedFor, confirmWarnedAt, confirmWarnings } = member;
  if (confirmBy === null || !isAwaited(member, stage) || isDisputed) return null;
  const warnings = confirmWarnedFor?.getTime() === confirmBy.getTime() ? confirmWarnings : 0;
  const left = confirmBy.getTime() - now.getTime();
  if (left <= 0) return warnings > 0 && isToldInTime(confirmWarnedAt, now) ? 'confirm' : 'warn-late';
  if (left <= LAST_HOURS * HOUR_MS) return warnings < 2 ? 'warn-last' : null;
  return left <= DAY_MS && warnings < 1 ? 'warn-day' : null;
}

/** A follower of whom nobody has said anything: both are asked, then it ends: as a case, or where nothing is held as received. */
export function stallStep(member: Awaited, meeting: MeetingHeld, isDisputed: boolean, now: Date): StallStep | null {
  const { purchasedAt } = meeting;
  if (member.confirmBy !== null || !isAwaited(member, meeting.stage) || isDisputed || purchasedAt === null) return null;
  if (stallsAt(purchasedAt, meeting.endsAt) <= now) return 'end';
  return member.receiptAskedAt === null && eveningAfter(purchasedAt, STALL_ASK_DAYS * 24) <= now ? 'ask' : null;
}

/** When the next step about this follower is due. */
export function receivedDue(member: Awaited, meeting: MeetingHeld, isDisputed: boolean, now: Date): Date | null {
  const { confirmBy } = member;
  const { purchasedAt, endsAt } = meeting;
  const before = (hours: number) => confirmBy && new Date(confirmBy.getTime() - hours * HOUR_MS);
  const silence = purchasedAt && [eveningAfter(purchasedAt, STALL_ASK_DAYS * 24), stallsAt(purchasedAt, endsAt)];
  return earliest([
    firstDue((at) => confirmStep(member, meeting, isDisputed, at), [before(24), before(LAST_HOURS), confirmBy], now),
    firstDue((at) => stallStep(member, meeting, isDisputed, at), silence ?? [], now),
  ]);
}

/** A meeting that is still to come is waited for, but not for ever. */
export function stallsAt(purchasedAt: Date, endsAt: Date | null): Date {
  const bought = eveningAfter(purchasedAt, STALL_DAYS * 24);
  const met = eveningAfter(endsAt ?? purchasedAt, STALL_MEETING_DAYS * 24);
  const latest = eveningAfter(purchasedAt, STALL_MAX_DAYS * 24);
  return new Date(Math.min(Math.max(Number(bought), Number(met)), Number(latest)));
}

/** Who the room waits for to have received. */
function isAwaited({ role, leftAt, receivedAt, refundedAt }: Awaited, stage: Stage): boolean {
  return stage === 'PURCHASED' && role === 'FOLLOWER' && leftAt === null && receivedAt === null && refundedAt === null;
}

const isToldInTime = (told: Date | null, now: Date): boolean =>
  told !== null && now.getTime() - told.getTime() >= WARNED_HOURS * HOUR_MS;
