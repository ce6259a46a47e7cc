import { needleOf } from '@mungchi/contract';

export type FoundPiece = { at: number; text: string; found: boolean };

/** The words in pieces, those that were looked for apart: spaces and case do not count, as in the search itself. */
export function piecesOf(words: string, q: string): FoundPiece[] {
  const needle = needleOf(q) ?? '';
  const text = words.normalize('NFC');
  // What is searched, and where each of its letters stands.
  const shown = Array.from(text);
  const letters = shown.flatMap((letter, at) => Array.from(needleOf(letter) ?? '', (low) => ({ low, at })));
  const sought = letters.map(({ low }) => low).join('');
  const pieces: FoundPiece[] = [];
  let done = 0;
  const add = (to: number, found: boolean) => {
    if (to > done) pieces.push({ at: done, text: shown.slice(done, to).join(''), found });
    done = Math.max(done, to);
  };
  let hit = needle === '' ? -1 : sought.indexOf(needle);
  while (hit !== -1) {
    add(letters[letterAt(sought, hit)]!.at, false);
    add(letters[letterAt(sought, hit + needle.length) - 1]!.at + 1, true);
    hit = sought.indexOf(needle, hit + needle.length);
  }
  add(shown.length, false);
  return pieces;
}

/** A letter may take two places of a string. */
const letterAt = (text: string, place: number) => Array.from(text.slice(0, place)).length;

/** `‘감귤’이`, `‘사과’가` */
export function withSubject(word: string): string {
  const last = word.normalize('NFC').codePointAt(word.normalize('NFC').length - 1) ?? 0;
  const isHangul = last >= 0xac00 && last <= 0xd7a3;
  if (!isHangul) return `‘${word}’이(가)`;
  return (last - 0xac00) % 28 === 0 ? `‘${word}’가` : `‘${word}’이`;
}
