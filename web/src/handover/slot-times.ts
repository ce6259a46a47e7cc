import {
  APPOINTMENT_AHEAD_DAYS,
  APPOINTMENT_AHEAD_MINUTES,
  addDays,
  DAY_MS,
  seoulClock,
  seoulDay,
  startOfSeoulDay,
} from '@mungchi/contract';

const MINUTE_MS = 60_000;
/** Half hours are enough to choose from. */
const STEP_MINUTES = 30;
const EVENING = 19 * 60;
const MORNING = 8 * 60;
const NOON = 12 * 60;
const SATURDAY = 6;

const sinceMorning = (minutes: number) => (minutes - MORNING + 24 * 60) % (24 * 60);

export const TIME_REFUSED = '지금부터 30분 뒤, 3주 안으로 골라 주세요.';

/** The days to choose from, `YYYY-MM-DD`; one that was chosen earlier stays among them. */
export function dayChoices(chosen: string, now: number): string[] {
  const days = Array.from({ length: APPOINTMENT_AHEAD_DAYS + 1 }, (_, ahead) => addDays(seoulDay(now), ahead));
  return [...new Set([...days, seoulDay(Date.parse(chosen))])].sort();
}

/** The times of a day to choose from, in minutes, the morning first and the night last; one that was chosen elsewhere stays among them. */
export function timeChoices(chosen: string): number[] {
  const times = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, nth) => nth * STEP_MINUTES);
  return [...new Set([...times, minutesOf(chosen)])].sort((a, b) => sinceMorning(a) - sinceMorning(b));
}

export function minutesOf(instant: string): number {
  const { hour, minute } = seoulClock(Date.parse(instant));
  return hour * 60 + minute;
}

export function instantOf(day: string, minutes: number): string {
  return new Date(startOfSeoulDay(day).getTime() + minutes * MINUTE_MS).toISOString();
}

/** Evenings, one after the other: what a sheet begins with. */
export function eveningIn(days: number, now: number): string {
  return instantOf(addDays(seoulDay(now), days), EVENING);
}

/** What most people mean: this evening while it is still possible, tomorrow evening, noon of the weekend's first day. */
export function usualTimes(now: number): { words: string; startsAt: string }[] {
  const weekday = new Date(`${seoulDay(now)}T00:00:00Z`).getUTCDay();
  const times = [
    { words: '오늘 저녁', startsAt: eveningIn(0, now) },
    { words: '내일 저녁', startsAt: eveningIn(1, now) },
    { words: '토요일 낮', startsAt: instantOf(addDays(seoulDay(now), (SATURDAY - weekday + 7) % 7), NOON) },
  ];
  return times.filter(({ startsAt }) => isPossible(startsAt, now));
}

export function endOf(startsAt: string, minutes: number): string {
  return new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();
}

export function lengthOf(startsAt: string, endsAt: string): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
}

/** `1시간`, `1시간 30분` */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ');
}

/** The server decides; this only says it beside the field. */
export function isPossible(startsAt: string, now: number): boolean {
  const ahead = Date.parse(startsAt) - now;
  return ahead >= APPOINTMENT_AHEAD_MINUTES * MINUTE_MS && ahead <= APPOINTMENT_AHEAD_DAYS * DAY_MS;
}
