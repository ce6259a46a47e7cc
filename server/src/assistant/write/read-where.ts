import { MEETING_NOTE_MAX } from '@mungchi/contract';
import type { Guess } from './guess';
import { isAround, isTalk } from './name-words';
import { AREA, ASKS, BUYS, MEETS, NEAR_WORD, NO_STATION, NUMBERED, PLACE, SCHOOL, STATION } from './place-words';
import { type Found, findAll, type PostReading, USED, use } from './reading';
import type { Things } from './things';

const HOME =
  /(?<![가-힣])(?:우리|저희|울|제|내)\s?집(?:\s?(?:건물|빌라|아파트)?\s?(?:현관|대문|문|마당)?\s?(?:앞|옆|근처|문고리)|\s?(?:1층|현관|로비|냉동고|냉장고|마당))?(?!\s?(?:식구|애들?|아이|강아지|고양이|댕댕이|냥이|남편|아들|딸|텃밭|밭|김치|은|는|도|이|가|만)(?![가-힣]?\s?앞))|(?<![가-힣])집\s?(?:현관\s?|대문\s?|문\s?)?앞(?!\s?(?:마트|편의점|가게|시장|슈퍼|카페|빵집|상가))|(?<![가-힣])집(?=(?:에서|으로)\s?(?:나[눠누눔]|오|드|가져|만|수령))/g;
const ROAD =
  /(?<![가-힣])(?:(?:(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주|[가-힣]{2,4}[시도])\s)?[가-힣]{1,4}[시군구]\s)?[가-힣]{1,8}\d{0,3}(?:대로|로|길)(?:\s?\d{1,3}길)?\s?\d{1,4}(?:-\d{1,3})?(?![\da-zA-Z가-힣,.%])/g;
const LABELLED =
  /(?:장소|만나는\s?곳|만날\s?곳|받는\s?곳|나눔\s?장소|수령지|수령처|픽업지?|위치)(?:(?:은|는)\s|\s?[:：-]\s?)([^\n\0,!?~|/()[\]]{2,40})/g;
const SEPARATES = /(?:[\0\n,!?~|/()[\]{}<>:;"'“”‘’·•…+=→]|\.(?!\d)|\p{Extended_Pictographic}|[\ufe0f\u200d])+/gu;
const WORD = /[^\s]+/g;
const LONGEST_WORD = 20;

type Where = { location?: Guess<string>; meetingNote?: Guess<string> };
type Word = { text: string; from: number; to: number };
type Role = { is: 'spot' | 'shop' | 'number' | 'near'; to: number; hasNear: boolean; ends: boolean };

/** One's own home, or words that somebody has to be asked about; at most one place. */
export function readWhere(reading: PostReading, home: string | null, things: Things): Where {
  const [own] = findAll(reading, HOME);
  if (own) {
    use(reading, own);
    const said = own.said.trim();
    const note = said.endsWith('앞') ? { meetingNote: guessed('집 앞', said) } : {};
    return home === null ? note : { location: guessed(home, said), ...note };
  }
  const [road] = findAll(reading, ROAD).filter(({ said }) => things(said) === null);
  const found = labelled(reading) ?? (road && { ...road, sure: true }) ?? spotted(reading, things);
  if (!found) return {};
  use(reading, found);
  const said = reading.text.slice(found.from, found.to).trim();
  if (said === '' || Array.from(said).length > MEETING_NOTE_MAX) return {};
  return { location: { value: said, said, sure: found.sure, note: null } };
}

type Spot = Pick<Found, 'from' | 'to'> & { sure: boolean };

/** All that stands after the label, up to what is done there. */
function labelled(reading: PostReading): Spot | undefined {
  const [found] = findAll(reading, LABELLED);
  if (!found) return undefined;
  const from = found.to - found.groups[0]!.length;
  const words = wordsOf(found.groups[0]!, from);
  const end = words.findIndex(({ text }) => MEETS.test(text) || isTalk(text));
  const last = words[(end < 0 ? words.length : end) - 1];
  if (!last) return undefined;
  const to = last.from + last.text.replace(/(?:에서|입니다|이에요|예요|이요|으로)?$/, '').length;
  return { from: words[0]!.from, to, sure: words.some(({ text }) => roleOf(text) !== null) };
}

/** The first run of words that name a place, with what is before it as far as it belongs to it. */
function spotted(reading: PostReading, things: Things): Spot | undefined {
  const apart = reading.left.replace(SEPARATES, (signs) => '\n'.repeat(signs.length));
  for (const segment of apart.matchAll(/[^\n]+/g)) {
    const spot = inSegment(wordsOf(segment[0], segment.index).filter(isWord), reading, things);
    if (spot) return spot;
  }
  return undefined;
}

/** What a value left behind is no word: `다섯 명|이요 정문 앞`. */
const isWord = ({ text }: Word): boolean => !/^(?:이?요|이?에요|예요|인데요?|입니다|에|씩|만|이|으로|로)$/.test(text);

function inSegment(words: Word[], reading: PostReading, things: Things): Spot | undefined {
  for (let first = 0; first < words.length; first += 1) {
    const roles: Role[] = [];
    for (let nth = first; nth < words.length && !roles.at(-1)?.ends; nth += 1) {
      const role = roleOf(words[nth]!.text);
      if (!role) break;
      roles.push(role);
    }
    if (roles.length === 0) continue;
    const next = words[first + roles.length]?.text ?? null;
    const last = words[first + roles.length - 1]!;
    const start = startOf(words, first, things);
    if (
      isPlace(roles, {
        next,
        ahead: words[start.first - 1]?.text ?? null,
        isLate: isAfterUse(reading, words[first]!.from),
      })
    ) {
      const from = words[start.first]!.from;
      const isWhole = start.first === 0 && (next === null || MEETS.test(next));
      return { from, to: last.from + roles.at(-1)!.to, sure: start.isKnown && isWhole };
    }
    const isNear = roles.every(({ is }) => is === 'near');
    const school = words[first - 1];
    if (isNear && school && SCHOOL.test(school.text) && things(school.text) === null && isAfterUse(reading, last.from))
      return { from: school.from, to: last.from + roles.at(-1)!.to, sure: false };
    // `급식실 앞`: a word that nobody knows, and where to stand beside it.
    const isBeside = isNear && start.first === 0 && !start.isKnown;
    if (isBeside && (next === null || MEETS.test(next)) && isAfterUse(reading, last.from))
      return { from: words[0]!.from, to: last.from + roles.at(-1)!.to, sure: false };
    first += roles.length - 1;
  }
  return undefined;
}

function isAfterUse({ left }: PostReading, from: number): boolean {
  const used = left.indexOf(USED);
  return used >= 0 && used < from;
}

function isPlace(
  roles: Role[],
  { next, ahead, isLate }: { next: string | null; ahead: string | null; isLate: boolean },
): boolean {
  if (ahead !== null && ASKS.test(ahead)) return false;
  const ends = roles.at(-1)!.ends;
  if (ends && next !== null && BUYS.test(next)) return false;
  const hasNear = roles.some((role) => role.hasNear);
  const meets = next !== null && MEETS.test(next);
  const numbers = roles.filter(({ is }) => is === 'number').length;
  const isSpot = roles.some(({ is }) => is === 'spot');
  if (
    !isSpot &&
    !roles.some(({ is }) => is === 'shop') &&
    (numbers === 0 || !(hasNear || numbers > 1 || meets || ends))
  )
    return false;
  if (hasNear) return isLate || ends || meets || isSpot || numbers > 0;
  if (!isSpot && numbers === 0) return meets && ends;
  return (next === null && isLate) || meets || ends;
}

/** Parts of town and estates before it; a word that nobody knows only at the beginning, and then it is a guess. */
function startOf(words: Word[], run: number, things: Things): { first: number; isKnown: boolean } {
  let first = run;
  while (first > 0 && isArea(words[first - 1]!.text, things)) first -= 1;
  const ahead = words[first - 1];
  const isFree = first === 1 || (first > 1 && /^\d/.test(words[first - 2]!.text));
  if (!ahead || !isFree || !/^[가-힣A-Za-z]{2,8}$/.test(ahead.text)) return { first, isKnown: true };
  const isOther = isTalk(ahead.text) || isAround(ahead.text) || things(ahead.text) !== null || ASKS.test(ahead.text);
  if (isOther) return { first, isKnown: true };
  return { first: first - 1, isKnown: false };
}

function isArea(word: string, things: Things): boolean {
  return AREA.test(word) && !isTalk(word) && things(word) === null;
}

/** What a word is in the name of a place, and where that ends in it: before its particle. */
function roleOf(word: string): Role | null {
  if (word.length > LONGEST_WORD) return null;
  const role = (is: Role['is'], hasNear: boolean, particle: string): Role => ({
    is,
    hasNear,
    to: word.length - particle.length,
    ends: particle !== '',
  });
  const near = NEAR_WORD.exec(word);
  if (near) return role('near', true, near[1]!);
  const numbered = NUMBERED.exec(word);
  if (numbered) return role('number', numbered[1] !== undefined, numbered[2]!);
  const station = STATION.exec(word);
  if (station && !NO_STATION.test(word) && station[1]!.length > 1) return role('spot', true, station[4]!);
  const place = PLACE.exec(word);
  // A short word with one letter before it is another word: 정상가.
  if (!place || (place[1]!.length === 1 && (place[2] ?? place[3]!).length < 3)) return null;
  return role(place[2] === undefined ? 'shop' : 'spot', place[4] !== undefined, place[5]!);
}

function wordsOf(text: string, at: number): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    from: at + match.index,
    to: at + match.index + match[0].length,
  }));
}

function guessed(value: string, said: string): Guess<string> {
  return { value, said, sure: false, note: 'HOME' };
}
