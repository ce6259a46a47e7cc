import { addDays, BOARD_DEADLINE_DAYS_MAX } from '@mungchi/contract';
import { type Calendar, calendarFrom } from '../../korean/calendar-days';
import type { Guess } from './guess';
import { before, type Found, findAll, type Reading, use } from './reading';

/** What ends a day: `토요일까지`, `25일에 마감`, `오늘 밤 9시까지`. */
const TIME =
  '(?:\\s?\\([월화수목금토일]\\))?(?:\\s?(?:아침|오전|점심|낮|오후|저녁|밤|새벽|자정))?(?:\\s?\\d{1,2}시(?:\\s?반)?)?';
const END = `(${TIME}(?:에|날)?\\s?(?:전)?\\s?(?:까지|마감|안에|안으로|이내))?`;
const ENDS_AHEAD = /(?:마감일?(?:은|:|：)?|모집\s?기간|기한|~)\s?[:：-]?\s?$/;
/** Of goods, not of the purchase. */
const OF_GOODS_AHEAD = /(?:유통기한|소비기한|제조|배송|도착|수령|발송|출고|입고|나[눔]일?)[^\n]{0,12}$/;
const OF_GOODS_BEHIND =
  /^[^\S\n]?(?:\([월화수목금토일]\))?[^\S\n]?(?:도착|출발|발송|배송|출고|수령|만(?![가-힣])|의|특가|말고|빼고)/;

type Read = (groups: (string | undefined)[], calendar: Calendar) => number | null;
type Rule = { day: string; read: Read; onlyEnding?: boolean; isPast?: (...asRead: Parameters<Read>) => boolean };

/** `11월 20일`, `11/20`: of a day that has passed the next one is only a guess. */
const DATED = {
  read: ([month, day], calendar) => calendar.date(Number(month), Number(day)),
  isPast: ([month, day], calendar) => calendar.isPast(Number(month), Number(day)),
} satisfies Pick<Rule, 'read' | 'isPast'>;

const SOON: Record<string, number> = { 오늘: 0, 금일: 0, 이따가: 0, 이따: 0, 내일: 1, 명일: 1, 모레: 2, 글피: 3 };
const RULES: Rule[] = [
  {
    day: '(\\d{4})\\s?[년./-]\\s?(\\d{1,2})\\s?[월./-]\\s?(\\d{1,2})일?',
    read: ([year, month, day], calendar) => calendar.exactly(Number(year), Number(month), Number(day)),
  },
  { day: '(\\d{1,2})\\s?월\\s?말', read: ([month], calendar) => calendar.monthEnd(Number(month)) },
  {
    day: '(?<!\\d{4}\\s?년\\s?)(\\d{1,2})\\s?월\\s?(\\d{1,2})\\s?일',
    ...DATED,
  },
  {
    day: '(\\d{1,2})/(\\d{1,2})(?![\\d/])',
    ...DATED,
  },
  {
    day: '(1[0-2]|0?[1-9])[.-](3[01]|[12]\\d|0?[1-9])(?![\\d.,])',
    ...DATED,
    onlyEnding: true,
  },
  { day: '(?<![가-힣])(오늘|금일|내일|명일|모레|글피|이따가?)', read: ([word]) => SOON[word!]! },
  {
    day: '(?:(이번\\s?주?|다음\\s?주|담\\s?주|돌아오는)\\s?)?([월화수목금토일])(?:요일|욜)',
    read: ([week, day], calendar) => calendar.weekday(day!, week?.endsWith('주') === true && !week.startsWith('이번')),
  },
  { day: '(?:이번\\s?)?주말', read: (_, calendar) => calendar.sunday },
  { day: '이번\\s?주', read: (_, calendar) => calendar.sunday, onlyEnding: true },
  { day: '(?:다음|담)\\s?주', read: (_, calendar) => calendar.sunday + 7, onlyEnding: true },
  { day: '(?:이번\\s?달|이달|월)\\s?말(?:일)?', read: (_, calendar) => calendar.monthEnd(null) },
  { day: '(\\d{1,2})\\s?일\\s?(?:뒤|후)', read: ([days]) => Number(days) },
  { day: '(?:일\\s?주일|한\\s?주)\\s?(?:뒤|후)', read: () => 7 },
  { day: '(?:이\\s?주일|2\\s?주)\\s?(?:뒤|후)', read: () => 14 },
  {
    day: '(?<![~\\d]|월\\s?)(\\d{1,2})\\s?일',
    read: ([day], calendar) => calendar.date(null, Number(day)),
    isPast: ([day], calendar) => calendar.isPast(null, Number(day)),
    onlyEnding: true,
  },
];

type Day = Found & { days: number; ends: boolean; isPast: boolean };

export function readUntil(reading: Reading, today: string): Guess<string> | undefined {
  const calendar = calendarFrom(today);
  const days: Day[] = [];
  for (const rule of RULES) days.push(...daysOf(reading, rule, calendar, days));
  days.sort((a, b) => a.from - b.from);
  const ending = days.filter(({ ends }) => ends);
  const chosen = ending[0] ?? days[0];
  if (!chosen) return undefined;
  use(reading, chosen);
  const isOne = (ending.length > 0 ? ending : days).every(({ days: each }) => each === chosen.days);
  return {
    value: addDays(today, chosen.days),
    said: chosen.said.trim(),
    sure: chosen.ends && isOne && !chosen.isPast,
    note: isOne ? null : 'SEVERAL',
  };
}

function daysOf(reading: Reading, { day, read, onlyEnding, isPast }: Rule, calendar: Calendar, known: Day[]): Day[] {
  return findAll(reading, new RegExp(`(?<![\\d.])${day}${END}`, 'g')).flatMap((found) => {
    const ending = found.groups.at(-1);
    const behind = reading.text.slice(found.to, found.to + 12);
    const ahead = before(reading, found, 20);
    if (known.some(({ from, to }) => found.from < to && from < found.to)) return [];
    if (OF_GOODS_AHEAD.test(ahead) || (ending === undefined && OF_GOODS_BEHIND.test(behind))) return [];
    const ends =
      ending !== undefined || ENDS_AHEAD.test(ahead) || /^\s?\([월화수목금토일]\)\s?(?:까지|마감)/.test(behind);
    if (onlyEnding && !ends) return [];
    const groups = found.groups.slice(0, -1);
    const days = read(groups, calendar);
    if (days === null || days < 0 || days > BOARD_DEADLINE_DAYS_MAX) return [];
    return [{ ...found, days, ends, isPast: isPast?.(groups, calendar) ?? false }];
  });
}
