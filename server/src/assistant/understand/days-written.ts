import { calendarFrom } from '../../korean/calendar-days';

const WEEK = 7;

/** `토요일까지`, `주말 안에`, `20일까지`: a day that something ends on, counted from today. */
const NAMED =
  /(?:(이번\s?주|다음\s?주|담\s?주)\s?)?([월화수목금토일])요일(?=\s?(?:까지|안에|전에|에|이|날)?\s?(?:마감|끝|종료|닫|하는|모집|까지|안에|전에))/g;
const WEEKEND =
  /(?:이번\s?|돌아오는\s?)?주말(?=\s?(?:까지|안에|전에|에)\s?(?:마감|끝|종료|닫|하는|모집|열|참여|들어|$|[가-힣]*\s?공구))/g;
const OF_MONTH = /(?:(\d{1,2})월\s?)?(\d{1,2})일(?=\s?(?:까지|에\s?(?:마감|끝)|마감))/g;
const IN_WEEK = /(?:다음\s?주|담\s?주)(?=\s?(?:까지|안에|에\s?(?:마감|끝)|마감))/g;

/** Days of the calendar written as days from today (a day in Seoul), so that every later rule counts alike. */
export function daysWritten(message: string, today: string): string {
  const calendar = calendarFrom(today);
  const inDays = (days: number): string => (days === 0 ? '오늘' : `${days}일`);
  return message
    .replace(NAMED, (_, week: string | undefined, day: string) =>
      inDays(calendar.weekday(day, week !== undefined && !week.startsWith('이번'))),
    )
    .replace(WEEKEND, () => inDays(calendar.sunday))
    .replace(IN_WEEK, () => inDays(calendar.sunday + WEEK))
    .replace(OF_MONTH, (whole, month: string | undefined, day: string) => {
      // `3일까지` may mean three days from now.
      if (!month && Number(day) <= WEEK) return whole;
      const days = calendar.date(month ? Number(month) : null, Number(day));
      return days === null ? whole : inDays(days);
    });
}
