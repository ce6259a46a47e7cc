/** The days that weekdays, weekends and dates mean, counted from a day in Seoul. */

const WEEKDAYS = '일월화수목금토';
const WEEK = 7;
const DAY_MS = 86_400_000;
const HALF_YEAR = 183;

export type Calendar = {
  /** The next such weekday, today included; of next week when that is said. */
  weekday(name: string, isNextWeek: boolean): number;
  /** The month of today, 1–12. */
  month: number;
  /** To the end of this week. */
  sunday: number;
  /** To the last day of this month, or of that one. */
  monthEnd(month: number | null): number;
  /** The next such date: of this month or the one after, of this year or the one after; null where there is no such day. */
  date(month: number | null, day: number): number | null;
  /** The last such day is nearer than half a year: perhaps it was meant, and `date` is a guess at the next one. */
  isPast(month: number | null, day: number): boolean;
  /** The day itself, which may be past. */
  exactly(year: number, month: number, day: number): number | null;
};

export function calendarFrom(today: string): Calendar {
  const now = new Date(`${today}T00:00:00Z`);
  const until = (day: number): number => (day - now.getUTCDay() + WEEK) % WEEK;
  const daysTo = (time: number): number => Math.round((time - now.getTime()) / DAY_MS);
  const exactly = (year: number, month: number, day: number): number | null => {
    const time = new Date(Date.UTC(year, month - 1, day));
    return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? daysTo(time.getTime()) : null;
  };
  const year = now.getUTCFullYear();
  const thisMonth = now.getUTCMonth() + 1;
  return {
    month: thisMonth,
    sunday: until(0),
    weekday(name, isNextWeek) {
      const days = until(WEEKDAYS.indexOf(name));
      return isNextWeek && days <= until(0) ? days + WEEK : days;
    },
    monthEnd(month) {
      const meant = month ?? thisMonth;
      return daysTo(Date.UTC(meant < thisMonth ? year + 1 : year, meant, 0));
    },
    isPast(month, day) {
      const last = exactly(year, month ?? thisMonth, day) ?? 0;
      return last < 0 && last > -HALF_YEAR;
    },
    date(month, day) {
      const first = exactly(year, month ?? thisMonth, day);
      if (first === null || first >= 0) return first;
      return month === null ? exactly(year, thisMonth + 1, day) : exactly(year + 1, month, day);
    },
    exactly,
  };
}
