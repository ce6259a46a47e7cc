import { addDays, HOUR_MS, seoulClock, seoulDay, startOfSeoulDay } from '@mungchi/contract';

const MORNING = 9;
const NIGHT = 22;

/**
 * When a rule says its next step: now, or at the first of those later moments at which it says one. A step can fall due only
 * at one of its moments.
 */
export function firstDue(step: (at: Date) => unknown, moments: readonly (Date | null)[], now: Date): Date | null {
  if (step(now) !== null) return now;
  const ahead = moments.filter((at) => at !== null && at > now) as Date[];
  return ahead.sort((one, other) => Number(one) - Number(other)).find((at) => step(at) !== null) ?? null;
}

/** The earliest of several clocks. */
export function earliest(dues: readonly (Date | null)[]): Date | null {
  const some = dues.filter((due) => due !== null).map(Number);
  return some.length === 0 ? null : new Date(Math.min(...some));
}

/** What people notice does not happen at night. */
export function isByDay(at: Date): boolean {
  const { hour } = seoulClock(at);
  return hour >= MORNING && hour < NIGHT;
}

/** The same moment by day, the next morning for one at night. */
export function byDay(at: Date): Date {
  if (isByDay(at)) return at;
  const { hour } = seoulClock(at);
  const day = hour < MORNING ? seoulDay(at) : addDays(seoulDay(at), 1);
  return new Date(startOfSeoulDay(day).getTime() + MORNING * HOUR_MS);
}

const MINUTE_MS = 60_000;
/** A step that could not be taken, or that another one follows, is asked for again after this. */
const AGAIN_MS = 10 * MINUTE_MS;

/**
 * When a clock that has just run runs again. `ranFor` is the time that it was booked for: where the database is ahead of this
 * process, the rule does not say yet what it was booked for, and would be asked without a pause.
 */
export function nextRun(due: Date, now: Date, ranFor: Date): Date {
  const next = due > now ? due : new Date(now.getTime() + AGAIN_MS);
  return next > ranFor ? next : new Date(ranFor.getTime() + MINUTE_MS);
}
