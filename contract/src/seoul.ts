import { DAY_MS, HOUR_MS } from './constants';

/**
 * The Korean calendar, whatever zone the process or the browser runs in. Korea has kept UTC+9 without summer time since
 * 1988, so days are plain arithmetic.
 */
const OFFSET_MS = 9 * HOUR_MS;
const EVENING_HOUR = 21;

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

/** The first 밤 9시 at least so many hours later: everything that ends by itself ends then. */
export function eveningAfter(instant: Date | number, hours: number): Date {
  const earliest = Number(instant) + hours * HOUR_MS;
  const evening = EVENING_HOUR * HOUR_MS - OFFSET_MS;
  return new Date(Math.ceil((earliest - evening) / DAY_MS) * DAY_MS + evening);
}

/** An evening that `eveningAfter` gave, as people say it: `11월 17일 밤 9시`. */
export function eveningWords(evening: Date | number): string {
  return `${dayWords(evening)} 밤 9시`;
}

/** `11월 17일` */
export function dayWords(instant: Date | number): string {
  const [, month, day] = seoulDay(instant).split('-').map(Number);
  return `${month}월 ${day}일`;
}
