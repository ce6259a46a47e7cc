import { daysFrom, type Notification, seoulDay } from '@mungchi/contract';
import { clockTime, monthDay } from '../time/time-label';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From here on the hour of the day says more than how many hours ago. */
const HOURS_AGO_MAX = 6;
const WEEK_DAYS = 7;

export type Section = { title: '오늘' | '이번 주' | '이전'; entries: Notification[] };

/** Newest first, as they come; days are Seoul's. 이번 주 is the six days before today: a Monday has a week, too. */
export function sectionsOf(entries: readonly Notification[], now: number): Section[] {
  const sections: Section[] = [
    { title: '오늘', entries: [] },
    { title: '이번 주', entries: [] },
    { title: '이전', entries: [] },
  ];
  for (const entry of entries) {
    const age = ageInDays(entry.createAt, now);
    sections[age <= 0 ? 0 : age < WEEK_DAYS ? 1 : 2]!.entries.push(entry);
  }
  return sections.filter((section) => section.entries.length > 0);
}

/** `방금 전`, `40분 전`, `2시간 전`, `오전 9:40`, `어제`, `11월 13일`. */
export function inboxTime(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age < MINUTE) return '방금 전';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}분 전`;
  if (age < HOURS_AGO_MAX * HOUR) return `${Math.floor(age / HOUR)}시간 전`;
  const days = ageInDays(instant, now);
  if (days === 0) return clockTime(instant);
  return days === 1 ? '어제' : monthDay(seoulDay(Date.parse(instant)));
}

function ageInDays(instant: string, now: number): number {
  return daysFrom(seoulDay(Date.parse(instant)), seoulDay(now));
}

/** Amounts and appointed times stand out in an unread entry: odd pieces are those. */
export function weighty(body: string): string[] {
  return body.split(/([\d,]+원|\d+월 \d+일(?: (?:새벽|아침|오전|낮|오후|저녁|밤) \d+시)?)/);
}
