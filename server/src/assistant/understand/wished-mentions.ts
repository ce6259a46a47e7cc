import { COMMA, QUESTION, STOP } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import type { Letters } from './letters';
import { ASKED, DESCRIBED, isTold, NEUTRAL, WISH, wishTold } from './wish-grammar';

/** A thing or an occasion that is named, in text without spaces. */
export type WishedMention = { start: number; end: number; subject: Subject | null };

/**
 * What is said of it. Being named is not being wished for: `unread` is whatever the reading cannot class as a wish, with
 * the place where it ends. `bare` is a thing of which nothing is said.
 */
export type Mention = WishedMention & {
  reads: 'wish' | 'bare' | 'unread';
  until: number /** Where a story about it ends. */;
  story?: number;
};

/** Words that the catalogue or the operator knows and that say nothing of a thing. */
type IsKnown = (word: string) => boolean;

/** Reads what follows each thing up to the next; a thing in one list or one name with the next shares what is said of that. */
export function readMentions(letters: Letters, places: readonly WishedMention[], isKnown: IsKnown): Mention[] {
  const starts = new Set(places.map(({ start }) => start));
  const read: Mention[] = [];
  for (const place of places.toReversed()) {
    const next = read.at(-1);
    const first = readAfter(letters, place.end, starts, isKnown);
    const isTested = first.reads === 'bare' && TEST_BEFORE.test(sentenceBefore(letters.text, place.start));
    if (isTested) first.reads = 'unread';
    const story = first.reads === 'unread' ? storyEnd(letters, place, read) : 0;
    // `새우로 뭐 해 먹지`
    if (first.reads === 'bare' && next?.start === first.until && WHAT.test(letters.text.slice(next.start)))
      first.reads = 'wish';
    const said: Said = story > 0 ? { reads: 'wish', until: story, story } : first;
    // `해산물 다 좋아하는데 굴만 못 먹어요`: only the second.
    const isLiked = LIKED_BUT.test(letters.text.slice(place.end, said.until));
    const isShared =
      said.reads === 'bare' && !isLiked && next?.reads === 'unread' && isJoined(letters.text, said.until, next);
    read.push({ ...place, ...(isShared ? { reads: 'unread', until: next.until } : said) });
  }
  return read.toReversed();
}

const WHAT = /^(?:뭐|뭘|무슨|어떤)/;
const LIKED_BUT = /^(?:은|는|을|를|도)?(?:다|잘|엄청|진짜|정말|완전|너무)*(?:좋아하는데|좋아하지만|먹는데)$/;

/** Where the saying ends that wishes for it, before the next thing of its own; `later` are the things after it, last first. */
function storyEnd(letters: Letters, { start, end }: WishedMention, later: readonly WishedMention[]): number {
  const { text } = letters;
  const next = later.findLast(
    ({ subject }) => subject !== null && (subject.ingredient !== null || !subject.topic.weak),
  );
  const stop = /[|^]/.exec(text.slice(end));
  const until = Math.min(next?.start ?? text.length, stop ? end + stop.index : text.length);
  const told = wishTold(sentenceBefore(text, start), text.slice(end, until));
  return told === 0 ? 0 : Math.min(until, wordEnd(letters, end + told - 1));
}

const sentenceBefore = (text: string, start: number): string => /[^|^]*$/.exec(text.slice(0, start))![0];
/** `MAST 검사지에 복숭아 6단계`: what a test names is not asked for. */
const TEST_BEFORE = /검사(?!는|도안)|결과지|소견서|진단서|mast|ige|피검/;
const TESTED = /단계|클래스|class|양성|수치|빨간[줄불]|별표|ige|검출|판정|확진|레벨/;

/** `새우 볶음밥은 …`, `우유, 계란은 …`; what is no ingredient is asked for before a comma. */
const isJoined = (text: string, end: number, { start, subject }: Mention): boolean =>
  start === end || (text[end] === COMMA && start === end + 1 && subject?.ingredient != null);

type Said = Pick<Mention, 'reads' | 'until' | 'story'>;

function readAfter(letters: Letters, from: number, things: ReadonlySet<number>, isKnown: IsKnown): Said {
  const { text } = letters;
  // `갑각류: 사망`
  let isTheme = letters.colons.has(from);
  let odd: number | null = null;
  for (let at = from; ; ) {
    const isThing = things.has(at);
    if (at >= text.length || ENDS.has(text[at]!) || isThing) {
      // `오징어는 좀…`
      if (isTheme && HESITATES.test(text.slice(from, at))) return { reads: 'unread', until: at };
      // `새우 감바스` is one name; `오징어는 반품각`, `오징어 반품각 안주` is not.
      if (odd !== null && (isThing || isTheme || TESTED.test(text.slice(from, at))))
        return { reads: 'unread', until: endOfTold(letters, odd, things) };
      return { reads: 'bare', until: at };
    }
    if (matchAt(odd === null ? WISH : ASKED, text, at)) return { reads: 'wish', until: at };
    const step = described(letters, at) || known(letters, at, isKnown) || matchAt(NEUTRAL, text, at);
    if (step > 0) {
      isTheme ||= odd === null && THEME.test(text.slice(at, at + step));
      at += step;
      continue;
    }
    const next = nextPlace(letters, at, things);
    if (isTold(text.slice(at, next))) return { reads: 'unread', until: endOfTold(letters, at, things) };
    odd ??= at;
    at = next;
  }
}
const HESITATES = /^(?:은|는|도)(?:좀|쫌|조금|너무|진짜|정말|완전|글쎄|영|원래|아직)+$/;
const THEME = /^(?:[은는도만이가을를건]|까지|조차)$/;
const ENDS: ReadonlySet<string> = new Set([STOP, QUESTION, COMMA]);

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

const MOST_WORDS = 4;

/** How many letters say how it should be (`냄새 안 나는 거`), from where a word begins. */
function described(letters: Letters, at: number): number {
  if (!letters.wordStarts.has(at)) return 0;
  let end = at;
  for (let words = 0; words < MOST_WORDS && end < letters.text.length; words++) {
    const word = letters.text.slice(end, wordEnd(letters, end));
    if (ENDS.has(word[0]!)) return 0;
    end += word.length;
    if (DESCRIBED.test(letters.text.slice(at, end))) return end - at;
    // `퍽퍽하지 않은 거`
    if (isTold(word) && !/지[는도]?$/.test(word)) return 0;
  }
  return 0;
}

/** A word of goods or occasions that is no thing of its own (`국거리`, `저지방`). */
function known(letters: Letters, at: number, isKnown: IsKnown): number {
  if (!letters.wordStarts.has(at)) return 0;
  const end = wordEnd(letters, at);
  for (let to = end; to > at + 1; to--) if (isKnown(letters.text.slice(at, to))) return to - at;
  return 0;
}

/** Where what is told ends: before the next thing, else with the last word that tells something. */
function endOfTold(letters: Letters, from: number, things: ReadonlySet<number>): number {
  const { text } = letters;
  let told = 0;
  let end = from;
  while (end < text.length && !ENDS.has(text[end]!) && !things.has(end)) {
    if (letters.wordStarts.has(end) && matchAt(ASKED, text, end)) break;
    const next = nextPlace(letters, end, things);
    if (isTold(text.slice(end, next))) told = next;
    end = next;
  }
  return things.has(end) || told === 0 ? end : told;
}

function nextPlace(letters: Letters, from: number, things: ReadonlySet<number>): number {
  let end = from + 1;
  while (end < letters.text.length && !letters.wordStarts.has(end) && !things.has(end)) end++;
  return end;
}

/** Where the word goes to that has this letter, or begins after it. */
export function wordEnd({ text, wordStarts }: Letters, from: number): number {
  let end = from + 1;
  while (end < text.length && !wordStarts.has(end)) end++;
  return end;
}
