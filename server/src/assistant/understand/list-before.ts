import { COMMA, type Mark } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import { isLink, JOINED, PEOPLE } from './link-words';

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
