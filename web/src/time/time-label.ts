import { daysFrom, seoulClock, seoulDay } from '@mungchi/contract';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** Seconds under 60 s, minutes under 60 min, hours under 24 h, days under 7, weeks up to 30 days' worth of them, months, years. */
export function relativeTime(instant: string | number, now: number): string {
  const age = now - (typeof instant === 'number' ? instant : Date.parse(instant));
  if (age < SECOND) return '방금 전';
  if (age < MINUTE) return `${Math.floor(age / SECOND)}초 전`;
  if (age < HOUR) return `${Math.floor(age / MINUTE)}분 전`;
  if (age < DAY) return `${Math.floor(age / HOUR)}시간 전`;
  if (age < WEEK) return `${Math.floor(age / DAY)}일 전`;
  if (age < 30 * WEEK) return `${Math.floor(age / WEEK)}주 전`;
  if (age < YEAR) return `${Math.floor(age / MONTH)}개월 전`;
  return `${Math.floor(age / YEAR)}년 전`;
}

/** `D-DAY` on the day, `D-3` before it, nothing once it is over. */
export function dDayLabel(deadline: string, now: number): string | null {
  const days = daysFrom(seoulDay(now), deadline);
  if (days < 0) return null;
  return days === 0 ? 'D-DAY' : `D-${days}`;
}

/** `오전 10:12`; spelt here, since browsers' locale data disagree about 오전 and AM. */
export function clockTime(instant: string | number): string {
  const { hour, minute } = seoulClock(typeof instant === 'number' ? instant : Date.parse(instant));
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** Row of the chat list: the clock today, 어제 yesterday, else the date. */
export function chatListTime(instant: string | number, now: number): string {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  const day = seoulDay(at);
  const age = daysFrom(day, seoulDay(now));
  if (age <= 0) return clockTime(at);
  return age === 1 ? '어제' : day;
}

/** `10월 28일`, with the year when it is another one. */
export function pastTime(instant: string | number, now: number): string {
  const day = seoulDay(typeof instant === 'number' ? instant : Date.parse(instant));
  return day.slice(0, 4) === seoulDay(now).slice(0, 4) ? monthDay(day) : `${day.slice(0, 4)}년 ${monthDay(day)}`;
}

/** `오늘 오후 3:12`, `어제 오후 9:12`, `11월 3일`: when something was last written. */
export function writtenWhen(instant: string, now: number): string {
  const day = seoulDay(Date.parse(instant));
  const age = daysFrom(day, seoulDay(now));
  if (age > 1) return monthDay(day);
  return `${age <= 0 ? '오늘' : '어제'} ${clockTime(instant)}`;
}

/** `내일 밤 11시 59분까지`: how long a deadline day lasts. */
export function untilEndOf(date: string, now: number): string {
  const days = daysFrom(seoulDay(now), date);
  const word = days === 0 ? '오늘' : days === 1 ? '내일' : monthDay(date);
  return `${word} 밤 11시 59분까지`;
}

/** `11월 17일` */
export function monthDay(date: string): string {
  const [, month, day] = date.split('-');
  return `${Number(month)}월 ${Number(day)}일`;
}

/** `11월 15일 일요일` */
export function longDay(date: string): string {
  const weekday = '일월화수목금토'[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${monthDay(date)} ${weekday}요일`;
}

/** `01:02:03` until an instant, `00:00:00` once it is past. */
export function countdown(until: number, now: number): string {
  const left = Math.max(0, Math.floor((until - now) / SECOND));
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
