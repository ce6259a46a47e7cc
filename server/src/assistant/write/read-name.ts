import { BOARD_NAME_MAX } from '@mungchi/contract';
import { AMOUNT } from './amounts';
import type { Guess } from './guess';
import { isAround, isInside, isTalk, isVerbal } from './name-words';
import { type PostReading, USED, use } from './reading';
import type { Things } from './things';

const BRACKETS = /\[[^\]\n]{0,30}\]|【[^】\n]{0,30}】|\([^)\n]{0,30}\)|<[^>\n]{0,20}>/g;
/** `(주)바다향` sells it. */
const COMPANY = /(?:\(주\)|㈜)[가-힣A-Za-z]{1,12}|[가-힣A-Za-z]{1,12}(?:\(주\)|㈜)/g;
const SIGNS =
  /(?:[★☆♥♡◆◇■□●○▶▷※!?"'“”‘’:：;|/,·•…#↓⬇→~^]|\.(?!\d)|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u200d|\u20e3)+/gu;
const CLOCK = /(?:(?:아침|오전|점심|낮|오후|저녁|밤|새벽)\s?)?\d{1,2}시(?:\s?반|\s?\d{1,2}분)?(?:에|까지|쯤)?/g;
const LABEL = /(?:품목|상품명?|제품명?|품명|물품|물건|메뉴)(?:은|는)?\s?[:：-]\s?$/;
const PART = new RegExp(`[^${USED}\\n]+`, 'g');
const MOST_WORDS = 7;

type Part = { said: string; from: number };
type Named = { value: string; at: number; score: number; isClean: boolean; isKnown: boolean };

/**
 * What stands right before the amount, or after a label; else a part that is left and says a known thing; else the first.
 * It is sure when it is a known thing, and nothing around it is talk.
 */
export function readName(reading: PostReading, things: Things, amountAt: number | null): Guess<string> | undefined {
  const plain = blanked(reading.left);
  const parts = Array.from(plain.matchAll(PART), (match) => ({
    said: match[0],
    from: match.index,
  })).filter(({ said }) => /[가-힣a-zA-Z]/.test(said));
  const nearest =
    amountAt === null ? -1 : parts.findLastIndex(({ from, said }) => isJustBefore(plain, from + said.length, amountAt));
  const named = parts.flatMap((part, nth) =>
    toNamed(reading, things, part, { isFirst: nth === 0, isBefore: nth === nearest }),
  );
  const best = Math.max(...named.map(({ score }) => score));
  const chosen = named.find(({ score }) => score === best);
  if (!chosen || Array.from(chosen.value).length > BOARD_NAME_MAX) return undefined;
  const to = chosen.at + chosen.value.length;
  use(reading, { from: chosen.at, to });
  const value = reading.text.slice(chosen.at, to);
  return { value, said: value, sure: chosen.isKnown && chosen.isClean, note: null };
}

/** Without brackets, signs, clocks, and amounts that were not chosen. */
function blanked(left: string): string {
  return [COMPANY, BRACKETS, AMOUNT, CLOCK, SIGNS].reduce(
    (text, pattern) => text.replace(pattern, (found) => USED.repeat(found.length)),
    left,
  );
}

function isJustBefore(plain: string, end: number, amountAt: number): boolean {
  return end <= amountAt && /^[\0 \t]*$/.test(plain.slice(end, amountAt));
}

function toNamed(
  { plain }: PostReading,
  things: Things,
  part: Part,
  { isFirst, isBefore }: { isFirst: boolean; isBefore: boolean },
): Named[] {
  const found = nameIn(part.said, things, isBefore);
  if (!found) return [];
  const thing = things(found.value);
  const isShort = Array.from(found.value).length === 1;
  if (isShort && !isBefore && (!thing || (!isFirst && found.isTalky))) return [];
  const isLabelled = LABEL.test(plain.slice(Math.max(0, part.from - 10), part.from));
  const score =
    (isLabelled ? 8 : 0) +
    (isBefore ? 4 : 0) +
    (thing ? 3 : 0) +
    (isFirst ? 2 : 0) -
    (found.isTalky && !isBefore ? 3 : 0);
  const words = found.value.split(/\s+/);
  const isHead = things(words.slice(-2).join(' ')) !== null;
  const isClean =
    !found.isTalky &&
    isHead &&
    words.length <= MOST_WORDS &&
    words.every((word) => !isVerbal(word) || things(word) !== null);
  return [{ value: found.value, at: part.from + found.at, score, isClean, isKnown: thing !== null }];
}

type Word = { text: string; from: number };

/** The words of a part without what is around them: a run, so that it stands in the text as it is. */
function nameIn(
  part: string,
  things: Things,
  isBefore: boolean,
): { value: string; at: number; isTalky: boolean } | null {
  const words = Array.from(part.matchAll(/\S+/g), (match) => ({ text: match[0], from: match.index }));
  const talks = ({ text }: Word): boolean => isTalk(text) && things(text) === null;
  const talk = words.findLastIndex(talks);
  const rest =
    talk < 0 ? words : talk < words.length - 1 ? words.slice(talk + 1) : words.slice(0, words.findIndex(talks));
  const runs = runsOf(rest);
  const run = runs.findLast((each) => things(textOf(each)) !== null) ?? (isBefore ? runs.at(-1) : runs[0]);
  if (!run) return null;
  const [first, last] = [run[0]!, run.at(-1)!];
  const value = part.slice(first.from, last.from + last.text.length);
  return { value, at: first.from, isTalky: talk >= 0 };
}

const textOf = (run: Word[]): string => run.map(({ text }) => text).join(' ');

/** What is around may also stand in the middle: there a name ends. */
function runsOf(words: Word[]): Word[][] {
  const runs: Word[][] = [[]];
  for (const [nth, word] of words.entries()) {
    const next = words[nth + 1];
    const isKept = isInside(word.text) && runs.at(-1)!.length > 0 && next && !isAround(next.text);
    if (isKept || !isAround(word.text)) runs.at(-1)!.push(word);
    else runs.push([]);
  }
  return runs.filter((run) => run.some(({ text }) => /[가-힣a-zA-Z]/.test(text)));
}
