import { addDays, HOUR_MS, type Stage, seoulDay, startOfSeoulDay } from '@mungchi/contract';
import { firstDue } from '../jobs/clock-rules';
import { isMeetable } from './appointment-rules';

type Reminded = { startsAt: Date; setAt: Date; reminded: number };

/** Of an appointment, who is reminded now: everybody, of the day to come or of the hour. */
export type ReminderStep = 'day' | 'hour';

const EVENING_HOUR = 20;

/** 20:00 in Seoul, the day before. */
export function eveningBefore(startsAt: Date): Date {
  return new Date(startOfSeoulDay(addDays(seoulDay(startsAt), -1)).getTime() + EVENING_HOUR * HOUR_MS);
}

/** Whoever was told of the appointment after that moment need not be told again. After a standstill only the later one. */
export function reminderStep({ startsAt, setAt, reminded }: Reminded, stage: Stage, now: Date): ReminderStep | null {
  if (!isMeetable(stage) || now >= startsAt) return null;
  const hourBefore = new Date(startsAt.getTime() - HOUR_MS);
  if (now >= hourBefore) return reminded < 2 && setAt < hourBefore ? 'hour' : null;
  const evening = eveningBefore(startsAt);
  return reminded < 1 && setAt < evening && now >= evening ? 'day' : null;
}

/** When the next reminder is due. */
export function reminderDue(appointment: Reminded, stage: Stage, now: Date): Date | null {
  const { startsAt } = appointment;
  const moments = [eveningBefore(startsAt), new Date(startsAt.getTime() - HOUR_MS)];
  return firstDue((at) => reminderStep(appointment, stage, at), moments, now);
}
