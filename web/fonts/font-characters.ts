import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Loads } from './first-pass.ts';

const WEB = path.resolve(import.meta.dirname, '..');
/** Printable ASCII. */
const PLAIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const MARKS = '·…—–‘’“”「」×÷±°∙→←↑↓✓•※₩㎡ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ';

/**
 * Which characters each font face has: `text` is what first screens say (with parts they load later), `display` their
 * headings, `welcome` the headings of those for visitors; then what the other screens say (`words`), what is new in the
 * catalogue and the server's texts (`goods`), then in the language (`frequent`, `rare`), and for headings what our own
 * text has besides (`headings`) and the language (`names`). The 8,800 syllables that nobody writes are the device's.
 * In development nothing is known about screens, and all of our own text comes first.
 */
export function fontCharacters(loads: Loads | undefined, frequent: ReadonlySet<string>) {
  const sources = [...filesIn('src', /(?<!\.test)\.tsx?$/), ...filesIn('../contract/src', /(?<!\.test)\.tsx?$/)];
  const known = new Set(sources.flatMap(syllablesIn));
  const first = loads?.screens.filter(({ screen }) => screen.first) ?? [];
  const isSource = new Set(sources);
  const said = (ids: Iterable<string>) => [...ids].filter((id) => isSource.has(id)).flatMap(syllablesIn);

  const text = loads ? said([...loads.main, ...first.flatMap(({ all }) => [...all])]) : known;
  const headings = (of: typeof first) =>
    of.flatMap(({ screen, all }) => [
      ...Array.from(screen.title),
      ...said([...all].filter((id) => loads?.hasHeadings(id))),
    ]);
  const display = new Set([...PLAIN, ...(loads ? headings(first.filter(({ screen }) => !screen.light)) : known)]);
  const welcome = without(headings(first.filter(({ screen }) => screen.light)), display);

  const initial = new Set([...Array.from(MARKS), ...PLAIN, ...text]);
  const words = without(known, initial);
  const ours = new Set([...initial, ...words]);
  const goods = without(filesIn('../server/src', /(?<!\.test)\.(ts|csv)$/).flatMap(syllablesIn), ours);
  const common = new Set([...ours, ...goods, ...frequent]);
  return inOrder({
    text: initial,
    words,
    goods,
    frequent: without(frequent, new Set([...ours, ...goods])),
    rare: without(writtenSyllables(), common),
    display,
    welcome,
    headings: without(ours, new Set([...display, ...welcome])),
    names: without(writtenSyllables(), new Set([...ours, ...display, ...welcome])),
  });
}

/** The 2,350 syllables of KS X 1001, the national standard for written Korean. */
function writtenSyllables(): string[] {
  const korean = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  return rows.flatMap((row) =>
    Array.from(korean.decode(Uint8Array.from({ length: 2 * 94 }, (_, at) => (at % 2 ? 0xa1 + (at >> 1) : row)))),
  );
}

const PIECE = 200;

/** Seldom seen characters in files of about 25 KB, of which one of them loads one. */
export function inPieces(name: string, characters: string): Record<string, string> {
  const pieces: Record<string, string> = {};
  for (let at = 0; at < characters.length; at += PIECE)
    pieces[`${name}-${at / PIECE + 1}`] = characters.slice(at, at + PIECE);
  return pieces;
}

export type FontCharacters = ReturnType<typeof fontCharacters>;

function without(characters: Iterable<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...characters].filter((char) => !others.has(char)));
}

function inOrder<Name extends string>(faces: Record<Name, ReadonlySet<string>>): Record<Name, string> {
  const entries = Object.entries<ReadonlySet<string>>(faces);
  return Object.fromEntries(
    entries.map(([name, characters]) => [name, [...characters].sort((a, b) => (a < b ? -1 : 1)).join('')]),
  ) as Record<Name, string>;
}

function filesIn(folder: string, names: RegExp): string[] {
  const root = path.join(WEB, folder);
  if (!existsSync(root)) return [];
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => names.test(file));
  return files.map((file) => path.join(root, file));
}

function syllablesIn(file: string): string[] {
  return readFileSync(file, 'utf8').match(/[가-힣]/g) ?? [];
}
