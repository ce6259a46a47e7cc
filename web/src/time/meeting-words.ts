import { clockWords, daysFrom, dayWords, meetingWords, seoulClock, seoulDay, weekdayWords } from '@mungchi/contract';

/** `저녁 7시`, `오전 11시 30분`: as people say it. */
export function hourOf(instant: string): string {
  return clockWords(Date.parse(instant));
}

/** `저녁 7시 ~ 8시`, without the day. */
export function hoursWords(startsAt: string, endsAt: string): string {
  return meetingWords(Date.parse(startsAt), Date.parse(endsAt)).slice(dayOf(startsAt).length + 1);
}

/** `11월 20일 금요일` */
export function dayOf(instant: string): string {
  return `${dayWords(Date.parse(instant))} ${weekdayWords(Date.parse(instant))}`;
}

/** `20일 금요일`, enough where several days stand together. */
export function shortDayOf(instant: string): string {
  return dayOf(instant).replace(/^\d+월 /, '');
}

/** `저녁 7:04`, as a moment that has passed is told. */
export function momentOf(instant: string): string {
  const { hour, minute } = seoulClock(Date.parse(instant));
  const [part] = hourOf(instant).split(' ');
  return `${part} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

const NEAR = ['오늘', '내일'];

/** `오늘` or `내일`, nothing on other days. */
export function nearDay(instant: string, now: number): string | null {
  return NEAR[daysFrom(seoulDay(now), seoulDay(Date.parse(instant)))] ?? null;
}

/** `오늘 저녁 7시`, `11월 20일 저녁 7시` */
export function meetingTime(startsAt: string, now: number): string {
  return `${nearDay(startsAt, now) ?? dayWords(Date.parse(startsAt))} ${hourOf(startsAt)}`;
}
