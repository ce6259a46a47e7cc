/** When a purchase must close to be meant; days from today. */

/** What says that something ends then: it closes, or one must be in by then. */
const ENDS =
  '(?:마감|끝|종료|닫|만료|까지(?:인|만|하는|되는|가능|모집|모으|받|$)|신청해야|참여해야|들어가야|결정해야|못들어가|못사|못끼|아웃|없어지|사라지|늦는|늦어)';
/** Between a day and its end; what was opened on that day does not end on it. */
const BETWEEN = '(?:(?!열린|열렸|올라|새로|뜬|시작|공구|먹|살|모레|내일).){0,9}';
const ofDay = (day: string): RegExp => new RegExp(`(?:${day})${BETWEEN}${ENDS}|마감(?:이|일|일이)?(?:${day})`);

const TODAY = ofDay('오늘|금일|당일|자정|이따');
const LAST_DAY = /오늘(?:이)?마지막|(?:내일이면|내일부턴?|내일부터는?)(?:은)?(?:못|안|늦)/;
const TOMORROW = ofDay('내일|명일');
const THIS_WEEK = ofDay('이번주|금주|일주일|한주|7일');
const SOON =
  /마감(?:시간|기한|날짜)?(?:이|도|일이?)?(?:임박|직전|얼마안|가까|곧|빠른|빠|순|코앞|다가|다돼|다되|앞둔|앞두|눈앞)|곧(?:마감|끝|닫|종료)|(?:빨리|금방|얼른)(?:끝|닫|마감)|얼마안남은|막바지|막판|(?:시간|기한|기간|날짜)(?:이|도)?(?:얼마|별로|거의)(?:안|없)/;
const ON_THE_DAY = /(?:내일|모레)(?:이|에|만)?(?:마감|끝|종료|닫)|마감(?:이|일이?)?(?:내일|모레)(?!까지|안|이내)/;
const HAS_DEADLINE = /마감|끝|종료|닫|까지(?:하는|인|모집|만)/;
const IN_DAYS =
  /(모레|이틀|사흘|나흘|[1-9]\d?일)(?:까지|안에|이내|내에|내로|뒤|후|남은|남았)?|(하루)(?:남은|남았|안에|뒤|전|안남)/;
const DAYS: Record<string, number> = { 하루: 1, 모레: 2, 이틀: 2, 사흘: 3, 나흘: 4, 일주일: 7 };
const SOON_DAYS = 2;
const WEEK_DAYS = 7;

/** Without what says when it closes: `12시 지나면 없어지는` asks for no rule. */
export const withoutDay = (core: string): string => core.replace(TODAY, '').replace(TOMORROW, '').replace(LAST_DAY, '');

export function withinDaysIn(core: string): number | null {
  if (AT_LEAST.test(core)) return null;
  if (LAST_DAY.test(core) || TODAY.test(core)) return 0;
  if (TOMORROW.test(core)) return 1;
  if (THIS_WEEK.test(core)) return WEEK_DAYS;
  const [, named, one] = HAS_DEADLINE.test(core) ? (IN_DAYS.exec(core) ?? []) : [];
  const days = named ?? one;
  if (days) return DAYS[days] ?? Number.parseInt(days, 10);
  return SOON.test(core) ? SOON_DAYS : null;
}

/** `일주일 넘게 남은 거`. */
const AT_LEAST = /(일주일|하루|이틀|사흘|나흘|[1-9]\d?일)(?:이상|넘게|도?넘)(?:남|있)/;

/** `내일 마감` is not today. */
export const fromDaysIn = (core: string, withinDays: number | null): number | null =>
  ON_THE_DAY.test(core) && !/오늘/.test(core) ? withinDays : daysLeft(AT_LEAST.exec(core)?.[1]);

const daysLeft = (days: string | undefined): number | null =>
  days === undefined ? null : (DAYS[days] ?? Number.parseInt(days, 10));
