import type { UserId } from '@mungchi/contract';
import type { Point } from '../../places/place';
import type { AlikeWords } from '../lists/alike-words';
import { endsInAnother, isInAnother, namesAnother } from './other-things';
import { wordsThatName } from './word-rules';

/** Somebody a source names, with their home; `word`: what they are told it fits. */
export type PersonFound = Point & { userId: UserId; word?: string };

/** Which words lead to what a name says, turned round from the search's: `화장지` is called `휴지`. */
export type Called = ReadonlyMap<string, readonly string[]>;

/** What is looked for: normalised, without amounts, packing and 공구, 같이 …; null when that leaves nothing. */
export function alertWords(text: string): readonly string[] | null {
  const words = wordsThatName(text);
  return words.length > 0 ? words : null;
}

/** What an alert is found by: the last two characters of its last word. */
export function anchorOf(words: readonly string[]): string {
  return Array.from(words.at(-1) ?? '')
    .slice(-2)
    .join('');
}

/** Of a name only the end is compared, so nobody collects alerts by listing words. */
const WORDS = 4;
const CHARS = 32;
export const MOST_PROBES = 60;

/** Everything that may be the anchor of a word that fits this name. */
export function probesOf(name: string, called: Called): string[] {
  return [...readName(name, called).probes];
}

/** Whether a purchase of this name is what somebody looks for by these words. */
export function wordFits(words: readonly string[], name: string, called: Called): boolean {
  return words.length > 0 && fitsRead(words, readName(name, called));
}

export function fitsRead(words: readonly string[], { ends, others }: ReadName): boolean {
  const last = words.at(-1);
  if (last === undefined) return false;
  const isWanted = (thing: string): boolean => words.some((word) => word.endsWith(thing) || thing.endsWith(word));
  const fits = (word: string): boolean => fitsIn(word, ends, isWanted) || others.has(word);
  const joined = words.join('');
  // Found by the anchor of its last word, which is that of all of them unless it has one syllable.
  const isCalled = Array.from(last).length > 1 && others.has(joined);
  return isCalled || (fits(last) && (words.every(fits) || fitsIn(joined, ends, isWanted)));
}

/** The thing itself, for wishes: `제주 감귤 10kg` is about `감귤`. A word that could be anybody's keeps the one before it. */
export function thingOf(name: string): readonly string[] {
  const words = wordsThatName(name);
  return words.slice(GENERAL.has(words.at(-1) ?? '') ? -2 : -1);
}

/** Said alone they are not one thing: the 사료 of a dog is not that of a cat. */
const GENERAL = new Set('사료 간식 용품 선물세트 케이스 필터 즙 가루 소스 영양제 장갑 커버'.split(' '));

export function calledWords(...alike: AlikeWords[]): Called {
  const called = new Map<string, Set<string>>();
  for (const [said, found] of alike.flatMap((words) => [...words]))
    for (const word of found) called.set(word, (called.get(word) ?? new Set()).add(said));
  return new Map([...called].map(([word, said]) => [word, [...said]]));
}

type ReadName = { ends: readonly string[]; others: ReadonlySet<string>; probes: ReadonlySet<string> };

/** What is compared of a name. */
export function readName(name: string, called: Called): ReadName {
  const ends = endOf(wordsThatName(name));
  const probes = new Set(ends.flatMap((word, i) => ownProbes(word, ends[i - 1])));
  const others = new Set<string>();
  for (const { key, isEnd } of keysOf(ends)) {
    for (const other of called.get(key) ?? []) {
      // `주방세제` ends in `세제`, which is not why it would be a `세탁세제`.
      if (isEnd && other.endsWith(key)) continue;
      const anchor = anchorOf([other]);
      if (probes.size >= MOST_PROBES && !probes.has(anchor)) continue;
      probes.add(anchor);
      others.add(other);
    }
  }
  return { ends, others, probes };
}

/** The last words, together no longer than what their probes have room for. */
function endOf(words: readonly string[]): string[] {
  const ends: string[] = [];
  let room = CHARS;
  for (const word of words.slice(-WORDS).toReversed()) {
    const chars = Array.from(word).slice(-room);
    if (room > 0) ends.unshift(chars.join(''));
    room -= chars.length;
  }
  return ends;
}

/** Its pairs of characters, its last one, and with a word of one syllable the one before it: `꿀 배` may be `꿀배`. */
function ownProbes(word: string, before: string | undefined): string[] {
  const chars = Array.from(word);
  const pairs = chars.slice(1).map((char, i) => `${chars[i]}${char}`);
  const across = chars.length === 1 && before !== undefined ? [`${Array.from(before).at(-1)}${word}`] : [];
  return [...pairs, chars.at(-1)!, ...across];
}

/** What a word of the shop may stand at: whole words, alone or in a row, and ends of two syllables and more. */
function keysOf(ends: readonly string[]): { key: string; isEnd: boolean }[] {
  const suffixes = ends.flatMap((word) => {
    const chars = Array.from(word);
    return chars.slice(1, -1).map((_, i) => chars.slice(i + 1).join(''));
  });
  const asKeys = (keys: readonly string[], isEnd: boolean) => keys.map((key) => ({ key, isEnd }));
  return [...asKeys(ends, false), ...asKeys(suffixes, true), ...asKeys(runsOf(ends), false)];
}

/** Neighbouring words written as one. */
function runsOf(ends: readonly string[]): string[] {
  return ends.flatMap((_, from) => ends.slice(from + 1).map((_, i) => ends.slice(from, from + i + 2).join('')));
}

/** Two syllables and more stand anywhere in a word, or end words in a row; one is a word or the end of one. */
function fitsIn(word: string, ends: readonly string[], isWanted: (thing: string) => boolean): boolean {
  const isBefore = (i: number): boolean => namesAnother('', ends.slice(i + 1), isWanted);
  if (Array.from(word).length === 1)
    return ends.some((end, i) => end.endsWith(word) && !endsInAnother(end) && !isBefore(i));
  return ends.some((end, i) => {
    const at = end.lastIndexOf(word);
    if (isInAnother(word, end)) return false;
    const isHere =
      at >= 0 ||
      ends
        .slice(0, i + 1)
        .join('')
        .endsWith(word);
    const after = at >= 0 ? end.slice(at + word.length) : '';
    return isHere && !namesAnother(after, ends.slice(i + 1), isWanted);
  });
}
