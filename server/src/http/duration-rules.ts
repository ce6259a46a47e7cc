import { DAY_MS, HOUR_MS } from '@mungchi/contract';

const MINUTE_MS = 60_000;
const DURATION =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const SEOUL_MS = 9 * HOUR_MS;

/** An instant that lies an ISO 8601 duration later; years and months by the calendar of Seoul, the month's end included. Null: no duration. */
export function laterBy(duration: string, from: Date): Date | null {
  const match = DURATION.exec(duration);
  if (!match) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const at = new Date(from.getTime() + SEOUL_MS);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + 12 * years + months);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, lastDay));
  const rest = (7 * weeks + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + Math.round(seconds * 1000);
  return new Date(at.getTime() - SEOUL_MS + rest);
}
