/** Calendar of Asia/Seoul, whatever zone the device is in. Seoul has had no daylight saving since 1988. */
const SEOUL_OFFSET = 9 * 3_600_000;
const DAY = 86_400_000;

/** Days since 1970-01-01 of the Seoul day that holds this instant. */
export function seoulDay(instant: number): number {
  return Math.floor((instant + SEOUL_OFFSET) / DAY);
}

/** `2026-11-14` of the Seoul day that holds this instant. */
export function seoulDate(instant: number): string {
  return new Date(instant + SEOUL_OFFSET).toISOString().slice(0, 10);
}

/** Whole Seoul days from `now` to a calendar date; negative once it is over. */
export function daysUntil(date: string, now: number): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY - seoulDay(now);
}

/** The instant at which a Seoul calendar day ends. */
export function endOfSeoulDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) + DAY - SEOUL_OFFSET;
}

/** The next Seoul midnight after `now`: when D-1 becomes D-DAY. */
export function nextSeoulMidnight(now: number): number {
  return (seoulDay(now) + 1) * DAY - SEOUL_OFFSET;
}

/** What a clock on a wall in Seoul shows at this instant. */
export function seoulClock(instant: number): { hour: number; minute: number } {
  const there = new Date(instant + SEOUL_OFFSET);
  return { hour: there.getUTCHours(), minute: there.getUTCMinutes() };
}
