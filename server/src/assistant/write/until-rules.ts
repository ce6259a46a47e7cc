import type { Calendar } from '../../korean/calendar-days';
import { countOf } from '../../korean/count-words';
import { DAY_AHEAD, daysAhead, SPAN, SPANS } from '../../korean/day-words';

type Groups = (string | undefined)[];
type Read = (groups: Groups, calendar: Calendar) => number | null;

/**
 * How a day is written, and how many days it is from today. `onlyEnding`: a day only before 까지 or the like. `isPast`: the
 * one that was meant may have passed. `isDated`: a weekday beside it has to fit.
 */
export type UntilRule = {
  day: string;
  read: Read;
  onlyEnding?: boolean;
  isPast?: (...asRead: Parameters<Read>) => boolean;
  isDated?: boolean;
};

const WEEK = 7;
const MONTHS = 12;

/** `11월 20일`, `11/20`: of a day that has passed the next one is only a guess. */
const DATED = {
  read: ([month, day], calendar) => calendar.date(Number(month), Number(day)),
  isPast: ([month, day], calendar) => calendar.isPast(Number(month), Number(day)),
  isDated: true,
} satisfies Partial<UntilRule>;

const THIS_WEEK = '이번\\s?주?|요번\\s?주?|금주|돌아오는|오는';
const NEXT_WEEK = '다다음\\s?주|다담\\s?주|다음\\s?주|담\\s?주|차주|내주';

const IS_NEXT = new RegExp(`^(?:${NEXT_WEEK})$`);

const weeksAhead = (week: string | undefined): number =>
  week === undefined || !IS_NEXT.test(week) ? 0 : /^다[다담]/.test(week) ? 2 : 1;

const WEEKDAY = {
  read: ([week, day], calendar) => {
    const weeks = weeksAhead(week);
    return calendar.weekday(day!, weeks > 0) + Math.max(0, weeks - 1) * WEEK;
  },
  // `이번 주 월요일` on a Wednesday.
  isPast: ([week, day], calendar) =>
    week?.endsWith('주') === true && weeksAhead(week) === 0 && calendar.weekday(day!, false) > calendar.sunday,
} satisfies Partial<UntilRule>;

const nextMonth = (calendar: Calendar): number => (calendar.month % MONTHS) + 1;
const LATER = '(?:뒤|후|있다가|(?=\\s?(?:안에|안으로|내로|이내)))';

/** In this order: what an earlier one has read, a later one leaves alone. */
export const UNTIL_RULES: UntilRule[] = [
  {
    day: '(\\d{4})\\s?[년./-]\\s?(\\d{1,2})\\s?[월./-]\\s?(\\d{1,2})일?',
    read: ([year, month, day], calendar) => calendar.exactly(Number(year), Number(month), Number(day)),
    isDated: true,
  },
  {
    day: '(2\\d)[./](\\d{1,2})[./](\\d{1,2})(?![\\d./])',
    read: ([year, month, day], calendar) => calendar.exactly(2000 + Number(year), Number(month), Number(day)),
    isDated: true,
  },
  { day: '(\\d{1,2})\\s?월\\s?말(?:일)?', read: ([month], calendar) => calendar.monthEnd(Number(month)) },
  {
    day: '(?:다음|담)\\s?달\\s?말(?:일)?|내달\\s?말(?:일)?',
    read: (_, calendar) => calendar.monthEnd(nextMonth(calendar)),
  },
  {
    day: '(?:다음\\s?달|담\\s?달|내달|내월)\\s?(\\d{1,2})\\s?일',
    read: ([day], calendar) => calendar.date(nextMonth(calendar), Number(day)),
    isDated: true,
  },
  // `11월 18일~22일`, `11/18~22`: the second one is the end.
  {
    day: '(\\d{1,2})(?:월\\s?|[/.])\\d{1,2}일?\\s?(?:\\([월화수목금토일]\\))?\\s?[~∼-]\\s?(\\d{1,2})(?:일|(?=\\s?(?:까지|마감)))',
    ...DATED,
  },
  { day: '(?<!\\d{4}\\s?년\\s?)(\\d{1,2})\\s?월\\s?(\\d{1,2})\\s?(?:일|(?=까지))', ...DATED },
  { day: '(\\d{1,2})/(\\d{1,2})(?![\\d/])', ...DATED },
  { day: '(1[0-2]|0?[1-9])[.-](3[01]|[12]\\d|0?[1-9])(?![\\d.,])', ...DATED, onlyEnding: true },
  { day: `(\\d{1,2})\\s?일\\s?${LATER}`, read: ([days]) => Number(days) },
  { day: `(?<![가-힣])(${SPAN})\\s?${LATER}`, read: ([word]) => SPANS[word!]! },
  { day: `(?<![가-힣])(일|한|이|두|[1-4])\\s?주(?:일)?\\s?${LATER}`, read: ([weeks]) => WEEK * weeksOf(weeks!) },
  {
    day: '(?<![~\\d]|월\\s?)(\\d{1,2})\\s?일(?=\\s?(?:\\([월화수목금토일]|[월화수목금토일](?:요일|욜)))',
    read: ([day], calendar) => calendar.date(null, Number(day)),
    isPast: ([day], calendar) => calendar.isPast(null, Number(day)),
    isDated: true,
  },
  {
    day: '(?<![~\\d]|월\\s?)(\\d{1,2})\\s?일',
    read: ([day], calendar) => calendar.date(null, Number(day)),
    isPast: ([day], calendar) => calendar.isPast(null, Number(day)),
    onlyEnding: true,
    isDated: true,
  },
  { day: `(?<![가-힣])(${DAY_AHEAD})(?!견과)`, read: ([word]) => daysAhead(word!) },
  { day: `(?:(${NEXT_WEEK}|${THIS_WEEK})\\s?)?([월화수목금토일])(?:요일|욜)`, ...WEEKDAY },
  // `금까지`, `토 까지`.
  {
    day: `(?<![가-힣]|\\d\\s?)(?:(${NEXT_WEEK}|${THIS_WEEK})\\s?)?([월화수목금토일])(?=\\s?(?:까지|마감))`,
    ...WEEKDAY,
    onlyEnding: true,
  },
  { day: '(?:다음|담)\\s?주?\\s?주말', read: (_, calendar) => calendar.sunday + WEEK },
  { day: '(?:(?:이번|요번)\\s?주?\\s?)?주말', read: (_, calendar) => calendar.sunday },
  // Before the weekend, as it seems.
  {
    day: '(?<![가-힣])주(?=중으로)',
    read: (_, calendar) => calendar.weekday('금', false),
    onlyEnding: true,
    isPast: () => true,
  },
  { day: '(?:이번|요번)\\s?주|금주', read: (_, calendar) => calendar.sunday, onlyEnding: true },
  { day: '(?:다음|담)\\s?주|차주', read: (_, calendar) => calendar.sunday + WEEK, onlyEnding: true },
  { day: '(?:이번\\s?달|이달|월)\\s?말(?:일)?|(?<![가-힣])말일', read: (_, calendar) => calendar.monthEnd(null) },
  { day: '이번\\s?달|이달', read: (_, calendar) => calendar.monthEnd(null), onlyEnding: true },
  { day: '연말|올해\\s?말?', read: (_, calendar) => calendar.monthEnd(MONTHS), onlyEnding: true },
];

const weeksOf = (word: string): number => (word === '일' ? 1 : word === '이' ? 2 : countOf(word));
