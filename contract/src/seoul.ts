import { DAY_MS } from './constants';

/**
 * The Korean calendar, whatever zone the process or the browser runs in. Korea has kept UTC+9 without summer time since
 * 1988, so days are plain arithmetic.
 */
const OFFSET_MS = 9 * 3_600_000;

/** The day in Seoul at that instant, `YYYY-MM-DD`. */
export function seoulDay(instant: Date | number): string {
  return new Date(Number(instant) + OFFSET_MS).toISOString().slice(0, 10);
}

/** The hour and minute that a clock in Seoul shows at that instant. */
export function seoulClock(instant: Date | number): { hour: number; minute: number } {
  const there = new Date(Number(instant) + OFFSET_MS);
  return { hour: there.getUTCHours(), minute: there.getUTCMinutes() };
}

/** The first instant of that day. */
export function startOfSeoulDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - OFFSET_MS);
}

/** The first instant after that day. */
export function endOfSeoulDay(day: string): Date {
  return new Date(startOfSeoulDay(day).getTime() + DAY_MS);
}

/** Whole days from one day to another; negative when `to` lies before. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
