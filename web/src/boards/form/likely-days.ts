import { addDays } from '@mungchi/contract';

/** Tomorrow, and the Sundays that end this and the next weekend. On a Sunday, this weekend is today. */
export function likelyDays(today: string): { name: string; day: string }[] {
  const weekday = new Date(`${today}T00:00:00.000Z`).getUTCDay();
  const sunday = addDays(today, (7 - weekday) % 7);
  const days = [
    { name: '내일', day: addDays(today, 1) },
    { name: '이번 주말', day: sunday },
    { name: '다음 주말', day: addDays(sunday, 7) },
  ];
  return days.filter(({ day }, index) => days.findIndex((other) => other.day === day) === index);
}
