import { BUY_GRACE_DAYS, DAY_MS, HOUR_MS, type Role, type Stage, WARNED_HOURS } from '@mungchi/contract';
import { earliest, firstDue } from '../../jobs/clock-rules';

/** What the clocks read of a group purchase. */
export type ClockedBoard = {
  stage: Stage;
  /** A vacancy must be filled until then; it was told at `vacantAt`, its last day for `vacancyNoticedFor`. */
  vacantUntil: Date | null;
  vacantAt: Date | null;
  vacancyNoticedFor: Date | null;
  /** Everybody must have paid until then. */
  payEnd: Date | null;
  payEndNoticedFor: Date | null;
  payEndNoticedAt: Date | null;
  /** The leader must have bought until then; 1 notice: the day before, 2: overdue. */
  buyBy: Date | null;
  buyNotices: number;
  buyNoticedAt: Date | null;
};

/** What the clocks read of a member. */
export type ClockedMember = {
  role: Role;
  paidAt: Date | null;
  leftAt: Date | null;
  payBy: Date | null;
  /** Reminders count for the `payBy` they were sent for. */
  payRemindedFor: Date | null;
  payRemindedAt: Date | null;
  payReminders: number;
};

export type PayStep = 'remind-day' | 'remind-last' | 'warn-late' | 'release';
export type VacancyStep = 'remind-leader' | 'call-off';
export type EndStep = 'remind' | 'warn-late' | 'call-off';
export type BuyStep = 'remind' | 'overdue' | 'call-off';

const LAST_HOURS = 3;

/** A follower who has not paid: reminded a day and three hours before, and released only when warned in time. */
export function payStep(member: ClockedMember, { stage }: Pick<ClockedBoard, 'stage'>, now: Date): PayStep | null {
  if (stage !== 'RECRUITED' || !owes(member)) return null;
  const { payBy, payRemindedFor, payRemindedAt, payReminders } = member;
  if (!payBy) return null;
  const reminders = isSame(payRemindedFor, payBy) ? payReminders : 0;
  if (isOver(payBy, now)) return reminders > 0 && isToldInTime(payRemindedAt, now) ? 'release' : 'warn-late';
  if (isWithin(payBy, LAST_HOURS, now)) return reminders < 2 ? 'remind-last' : null;
  return isWithin(payBy, 24, now) && reminders < 1 ? 'remind-day' : null;
}

/** A seat that nobody has: its leader is reminded on the last day, then it is called off. */
export function vacancyStep(
  { stage, vacantUntil, vacantAt, vacancyNoticedFor }: ClockedBoard,
  now: Date,
): VacancyStep | null {
  if (stage !== 'RECRUITED' || !vacantUntil) return null;
  if (isOver(vacantUntil, now)) return isToldInTime(vacantAt, now) ? 'call-off' : null;
  return isWithin(vacantUntil, 24, now) && !isSame(vacancyNoticedFor, vacantUntil) ? 'remind-leader' : null;
}

/** However often seats change hands, whoever has paid does not wait beyond this. */
export function endStep({ stage, payEnd, payEndNoticedFor, payEndNoticedAt }: ClockedBoard, now: Date): EndStep | null {
  if (stage !== 'RECRUITED' || !payEnd) return null;
  const isTold = isSame(payEndNoticedFor, payEnd);
  if (isOver(payEnd, now)) return isTold && isToldInTime(payEndNoticedAt, now) ? 'call-off' : 'warn-late';
  return isWithin(payEnd, 24, now) && !isTold ? 'remind' : null;
}

/** The leader who has not bought: reminded the day before, awaited for three days in everybody's sight, then called off. */
export function buyStep({ stage, buyBy, buyNotices, buyNoticedAt }: ClockedBoard, now: Date): BuyStep | null {
  if (stage !== 'PAYING' || !buyBy) return null;
  if (!isOver(buyBy, now)) return isWithin(buyBy, 24, now) && buyNotices < 1 ? 'remind' : null;
  if (buyNotices < 2) return 'overdue';
  const end = new Date(buyBy.getTime() + BUY_GRACE_DAYS * DAY_MS);
  const isTold = buyNoticedAt !== null && isOver(new Date(buyNoticedAt.getTime() + (BUY_GRACE_DAYS - 1) * DAY_MS), now);
  return isOver(end, now) && isTold ? 'call-off' : null;
}

/** When the next step of the room or of one of its members is due. */
export function payDue(board: ClockedBoard, members: readonly ClockedMember[], now: Date): Date | null {
  const { payEnd, vacantUntil, vacantAt, buyBy, buyNoticedAt } = board;
  const grace = 24 * BUY_GRACE_DAYS;
  return earliest([
    firstDue((at) => endStep(board, at), [after(payEnd, -24), payEnd], now),
    firstDue(
      (at) => vacancyStep(board, at),
      [after(vacantUntil, -24), vacantUntil, after(vacantAt, WARNED_HOURS)],
      now,
    ),
    firstDue(
      (at) => buyStep(board, at),
      [after(buyBy, -24), buyBy, after(buyBy, grace), after(buyNoticedAt, grace - 24)],
      now,
    ),
    ...members.map((member) => {
      const { payBy } = member;
      return firstDue((at) => payStep(member, board, at), [after(payBy, -24), after(payBy, -LAST_HOURS), payBy], now);
    }),
  ]);
}

/** Whose payment the room waits for. */
export function owes({ role, paidAt, leftAt }: Pick<ClockedMember, 'role' | 'paidAt' | 'leftAt'>): boolean {
  return role === 'FOLLOWER' && paidAt === null && leftAt === null;
}

const after = (at: Date | null, hours: number): Date | null => at && new Date(at.getTime() + hours * HOUR_MS);

const isOver = (until: Date, now: Date): boolean => until <= now;

const isSame = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime();

const isWithin = (until: Date, hours: number, now: Date): boolean => until.getTime() - now.getTime() <= hours * HOUR_MS;

const isToldInTime = (told: Date | null, now: Date): boolean =>
  told !== null && now.getTime() - told.getTime() >= WARNED_HOURS * HOUR_MS;
