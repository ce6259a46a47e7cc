import { addDays, BOARD_DEADLINE_DAYS_MAX } from '@mungchi/contract';
import { type Calendar, calendarFrom } from '../../korean/calendar-days';
import type { Guess } from './guess';
import { before, type Found, findAll, type PostReading, use } from './reading';
import { UNTIL_RULES } from './until-rules';

const PART_OF_DAY = '(?:아침|오전|점심|낮|오후|저녁|밤|새벽|자정|정오)';
const CLOCK = '\\d{1,2}(?:시(?:\\s?반|\\s?\\d{1,2}분)?|:\\d{2})';
/** What ends a day: `토요일까지`, `25일에 마감`, `11/21 토 까지`, `오늘 밤 9시 전까지`. */
const TAG = '(?:\\s?[(]([월화수목금토일])(?:요일|욜)?[)]|\\s?([월화수목금토일])(?:(?:요일|욜)|(?=\\s?(?:까지|마감))))?';
const TIME = `(?:\\s?${PART_OF_DAY})?(\\s?${CLOCK})?`;
const END = `${TAG}${TIME}((?:에|날)?\\s?(전에?)?\\s?(?:까지|마감|안에|안으로|내로|이내|중으로)(?:(?:만|이)?[요용](?![가-힣]))?)?`;
const ENDS_AHEAD = /(?:마감[가-힣]{0,2}(?:은|:|：)?|모집\s?기간|기한|~|∼)\s?[:：-]?\s?$/;
/** Of goods, not of the purchase. */
const KEEPS = /(?:유통기한|소비기한|상미기한|제조일?|보관)[^\n]{0,12}$/;
const SENT =
  /(?:배송|도착|수령|발송|출고|입고|나눔(?=[일날은는]|\s?[:：]))(?:\s?예정)?(?:일|날)?(?:은|는)?\s?[:：]?\s?$/;
const NEAR_SENT = /(?:제조|배송|도착|수령|발송|출고|입고|나눔일?)[^\n]{0,12}$/;
const SENT_BEHIND = /^[^\S\n]?(?:도착|출발|발송|배송|배달|출고)/;
const OF_GOODS_BEHIND =
  /^[^\S\n]?(?:\([월화수목금토일]\))?[^\S\n]?(?:새벽|오전|오후)?[^\S\n]?(?:도착|출발|발송|배송|출고|수령|만(?![가-힣])|의|특가|말고|빼고|부터|[딴뺀](?![가-힣]))/;
/** `저녁까지`, `9시까지`: today's, where no day is said. */
const CLOCK_ALONE = new RegExp(
  `(?<![가-힣\\d])(?:${PART_OF_DAY}\\s?${CLOCK}|${PART_OF_DAY}|${CLOCK})\\s?(?:전에?)?\\s?(?:까지|마감)`,
  'g',
);

const PATTERNS = UNTIL_RULES.map((rule) => ({ rule, pattern: new RegExp(`(?<![\\d.])(?:${rule.day})${END}`, 'g') }));

type Day = Found & { days: number; ends: boolean; isOpen: boolean };

export function readUntil(reading: PostReading, today: string): Guess<string> | undefined {
  const calendar = calendarFrom(today);
  const days: Day[] = [];
  for (const each of PATTERNS) days.push(...daysOf(reading, each, calendar, days));
  days.sort((a, b) => a.from - b.from);
  const ending = days.filter(({ ends }) => ends);
  const chosen = ending[0] ?? days[0];
  if (!chosen) return withinToday(reading, today);
  use(reading, chosen);
  const isOne = (ending.length > 0 ? ending : days).every(({ days: each }) => each === chosen.days);
  return {
    value: addDays(today, chosen.days),
    said: chosen.said.trim(),
    sure: chosen.ends && isOne && !chosen.isOpen,
    note: isOne ? null : 'SEVERAL',
  };
}

function withinToday(reading: PostReading, today: string): Guess<string> | undefined {
  const found = findAll(reading, CLOCK_ALONE).find((each) => !KEEPS.test(before(reading, each, 20)));
  if (!found) return undefined;
  use(reading, found);
  const days = /^(?:아침|새벽)/.test(found.heard) ? 1 : 0;
  return { value: addDays(today, days), said: found.said.trim(), sure: false, note: null };
}

function daysOf(
  reading: PostReading,
  { rule, pattern }: (typeof PATTERNS)[number],
  calendar: Calendar,
  known: Day[],
): Day[] {
  return findAll(reading, pattern).flatMap((found) => {
    const groups = found.groups.slice(0, -5);
    const [inBrackets, bare, clock, ending, isBefore] = found.groups.slice(-5);
    const behind = reading.plain.slice(found.to, found.to + 12);
    const ahead = before(reading, found, 20);
    if (known.some(({ from, to }) => found.from < to && from < found.to)) return [];
    const isMarked = ENDS_AHEAD.test(ahead);
    if (KEEPS.test(ahead) || (!isMarked && (ending === undefined ? NEAR_SENT : SENT).test(ahead))) return [];
    if ((ending === undefined ? OF_GOODS_BEHIND : SENT_BEHIND).test(behind)) return [];
    const ends = ending !== undefined || isMarked;
    if (rule.onlyEnding && !ends) return [];
    const days = rule.read(groups, calendar);
    if (days === null || days < 0 || days > BOARD_DEADLINE_DAYS_MAX) return [];
    const weekday = rule.isDated ? (inBrackets ?? bare) : undefined;
    const fits = weekday === undefined || (days - calendar.weekday(weekday, false)) % 7 === 0;
    const isOpen =
      (rule.isPast?.(groups, calendar) ?? false) || !fits || (isBefore !== undefined && clock === undefined);
    return [{ ...found, days, ends, isOpen }];
  });
}
