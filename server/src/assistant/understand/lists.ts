import { COMMA, type Mark, STOP } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import type { Letters } from './letters';
import { isLink, JOINED, PARTICLES, PEOPLE } from './link-words';
import { isTold as endsTold } from './wish-grammar';

const ENDS_ALONE = new RegExp(`^${PARTICLES}?[|^]+$`);
const BINDING: ReadonlySet<Mark['kind']> = new Set(['allergy', 'cannot', 'refused']);

/** What stands before the mark: nothing that names another thing, `먹으면` or a reason (`비려서`). */
const leads = (text: string): boolean => isLink(text) || EATEN.test(text) || REASON.test(text);
const EATEN = /^(?:먹|묵|드시|마시|섭취|닿|만지)[가-힣]{0,5}$/;
const REASON = /^[가-힣]{1,6}(?:서|니까|라|고)$/;
/** Whose harm it is, is known. */
const TO_SOMEBODY = /^(?:저|나|우리|애|아이|아기|남편|신랑|와이프|아내|엄마|아빠|딸|아들)[가-힣]{0,3}?(?:한테|에게|께)/;
/**
 * `새우... 들어간 건 빼고`, `호두? 잣? 씹히는 순간 뱉음`: a thing alone is no sentence, so what ends there goes on, up to
 * where the next thing is named.
 */
export function loneStops(text: string, named: readonly Subject[], marks: readonly Mark[]): Set<number> {
  const stops = new Set<number>();
  let open: number | null = null;
  for (const { ingredient, start, end } of named.toReversed()) {
    const isListed: boolean = open !== null;
    const next = open;
    open = null;
    const after = /^[가-힣]{0,3}[|^]+/.exec(text.slice(end))?.[0];
    if (after === undefined || !ENDS_ALONE.test(after)) continue;
    const from = end + after.length;
    const mark = marks.find((each) => each.start >= from);
    const isSaid = mark && !mark.isHeading && BINDING.has(mark.kind) && leads(text.slice(from, mark.start));
    // `토마토... 저한테 독이에요`
    const isTold = TO_SOMEBODY.test(text.slice(from)) || goesOnAlone(text, from, named) || (isListed && next === from);
    if (!isSaid && !(ingredient && isTold)) continue;
    open = start;
    for (let at = 0; at < after.length; at++) if (/[|^]/.test(after[at]!)) stops.add(end + at);
  }
  return stops;
}

/** The sentence that follows names nothing itself, or not before it has told something. */
function goesOnAlone(text: string, from: number, named: readonly Subject[]): boolean {
  const sentence = /^[^|^]*/.exec(text.slice(from))![0];
  const next = named.find(({ start }) => start >= from && start < from + sentence.length);
  const told = next ? text.slice(from, next.start) : sentence;
  return /[가-힣]{2}/.test(told) && (!next || (told.length > 3 && endsTold(told)));
}

/** Said after an allergy whose things come later: `알레르기: 우유, 계란`, `못 먹는 건 오이`. */
const LEADS_ON =
  /^(?:있어요|있어|있음|있습니다|있고요|있는데요|이 있어요|싶은|하고싶은|할|해야할|해야하는|했으면하는)?(?:음식|성분|재료|유발|식품|있는)?(?:는|은)?(?:음식|거|것|건|게|재료)?(?:은|는|이|가)?&?$/;
const ENDS_LIST =
  /^(?:이요|이에요|예요|이야|임|요|야|입니다|이랑|이구요|고요|이었네|였네|이었어|였어|이었음|였음|이래|래|이네|네|인데|이었다|정도)?(?:요)?(?:$|[|^&ㅋㅎㅠㅜ])/;

const SUCH_AS_THESE = /^(?:이런|그런|같은|등등|등(?=$|[|^]))/;

/** `게랑 새우요 국물 뭐 먹지`: the list ends with its word. */
const isToldOff = (text: string, end: number, wordStarts: ReadonlySet<number>): boolean => {
  const told = /^이?(?:요|에요|예요|용|여)/.exec(text.slice(end));
  return told !== null && wordStarts.has(end + told[0].length);
};

/** The things that follow what is said of them, up to where the list ends. */
export function listAfter({ text, wordStarts, pauses }: Letters, subjects: Subject[], mark: Mark): Subject[] {
  const stop = text.indexOf(STOP, mark.end);
  const later = subjects.filter(({ start, end }) => start >= mark.end && (stop < 0 || end <= stop || start > stop));
  const first = later[0];
  if (!first) return [];
  const lead = text.slice(mark.end, first.start).replace(/^[어아는은하]*/, '');
  const things = [first];
  for (const subject of later.slice(1)) {
    const isParted = pauses.has(subject.start) && subject.ingredient === null;
    if (isParted || !JOINED.test(text.slice(things.at(-1)!.end, subject.start))) break;
    things.push(subject);
  }
  if (mark.isHeading && first.ingredient) return things;
  const { end } = things.at(-1)!;
  // `오신채 안 먹어 마늘 파 이런 거`
  if (things.length > 1 && lead.length <= 2 && SUCH_AS_THESE.test(text.slice(end))) return things;
  const isEnded = ENDS_LIST.test(text.slice(end)) || pauses.has(end);
  const isList = (isEnded || isToldOff(text, end, wordStarts)) && things.every(({ ingredient }) => ingredient !== null);
  if (mark.kind === 'refused' && !/[거것건게](?:은|는|이|가)?&?$/.test(lead)) return [];
  if (LEADS_ON.test(lead) && (mark.kind === 'allergy' || isEnded)) return things;
  return isList && mark.kind === 'allergy' ? things : [];
}

/** Whether two things stand side by side on one shelf. */
export type AreAlike = (a: Subject, b: Subject) => boolean;

/** The things right before a mark that are one list. */
export function listBefore(
  text: string,
  subjects: Subject[],
  mark: Mark,
  { areAlike, goesOn }: { areAlike: AreAlike; goesOn: boolean },
): Subject[] {
  const last = subjects.at(-1);
  if (!last) return [];
  const link = text.slice(last.end, mark.start);
  const isSuchAs = SUCH_AS.test(link) && subjects.at(-2)?.end === last.start;
  if (!isLink(link) && !isSuchAs) return [];
  const row = mark.kind === 'cannot' || mark.kind === 'allergy' ? 2 : ROW;
  const isEvery = isSuchAs || ALL.test(link) || (goesOn && isRow(text, subjects, row));
  return [last, ...joinedBefore(text, subjects.slice(0, -1), last, isEvery, areAlike)].toReversed();
}
/** `마늘 파 양파 다 못 먹는`: every one of them. */
const ALL = /다|전부|모두|싹|일절|모조리/;

/** `곱창 순대 이런 거 빼고` */
const SUCH_AS = /^(?:같은|뭐|막)?(?:이런|그런|저런|요런)(?:거|것|종류|음식|애들)(?:들)?(?:은|는|을)?$/;

/** `빵 과자 라면 금지 간식`: things in a row are one list where something else is asked for. */
const isRow = (text: string, subjects: readonly Subject[], row: number): boolean =>
  (subjects.length >= row && inRow(text, subjects.slice(-row)) && subjects.slice(-row).every(isGoods)) ||
  (subjects.length >= LONG_ROW && inRow(text, subjects.slice(-LONG_ROW)));
const inRow = (text: string, subjects: readonly Subject[]): boolean =>
  subjects.every(({ start }, i) => i === 0 || ['', COMMA].includes(text.slice(subjects[i - 1]!.end, start)));
const isGoods = ({ ingredient }: Subject): boolean => ingredient === null;
const ROW = 2;
/** `커피 콜라 녹차 빼고 음료`: three are a list, whatever they are. */
const LONG_ROW = 3;

/** Those that stand in one list with a thing, the nearest first. */
export function joinedBefore(
  text: string,
  subjects: Subject[],
  last: Subject,
  isEvery = false,
  areAlike: AreAlike = () => false,
): Subject[] {
  const joined: Subject[] = [];
  let next = last;
  for (const subject of subjects.toReversed()) {
    const between = text.slice(subject.end, next.start);
    const isOfAnother = subject.ingredient !== null && next.ingredient !== null && OF_ANOTHER.test(between);
    if (!JOINED.test(between) && !hasSameEnding(text, between, next) && !isOfAnother) break;
    // `빵도 계란 없는 걸로`: the first is asked for.
    if (between === '도' && !subject.ingredient && next.ingredient && !text.slice(next.end).startsWith('도')) break;
    const isSaid = between !== '' && between !== COMMA && between !== '에';
    const isSameKind = (subject.ingredient === null) === (next.ingredient === null);
    const isListed = isSameKind && (between === COMMA || subject.ingredient !== null);
    // `간식 우유 빼고` wants the first; `우유 계란 빼고`, `감자 양파는 집에 있어` neither.
    if (!isSaid && !isEvery && !isListed && !areAlike(subject, next)) break;
    joined.push(subject);
    next = subject;
  }
  return joined;
}

/** `아빠는 새우, 엄마는 복숭아 알레르기` */
const OF_ANOTHER = new RegExp(`^(?:이고|고|이랑|랑|이며)?&?${PEOPLE}$`);

/** `우유며 계란이며`, `새우광 오징어광`: the same little word after each makes a list, in whatever dialect. */
function hasSameEnding(text: string, between: string, next: Subject): boolean {
  const ending = between.replace(/^이/, '');
  return /^[가-힣]{1,2}$/.test(ending) && text.slice(next.end).replace(/^이/, '').startsWith(ending);
}
