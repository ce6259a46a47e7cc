import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = path.resolve(import.meta.dirname, '..');
/** Printable ASCII. */
const PLAIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const MARKS = '·…—–‘’“”「」×÷±°∙→←↑↓✓•※₩㎡ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ';

export type Spoken = {
  /** What first screens say, with the parts they load later: those for visitors, and the others. */
  light: Iterable<string>;
  member: Iterable<string>;
  /** What each module says that has headings. */
  inHeadings: readonly string[][];
  /** What running Korean text consists of, nearly all of it. */
  frequent: Iterable<string>;
};

/**
 * Which characters each font face has: `text` is what first screens say, `display` what is said in headings there, `welcome`
 * the same of those for visitors; then what the other screens say (`words`), what is new in the catalogue and the server's
 * texts (`goods`), then in the language (`frequent`, `rare`), and for headings what our own text has besides (`headings`)
 * and the language (`names`). The 8,800 syllables that nobody writes are the device's.
 */
export function fontCharacters({ light, member, inHeadings, frequent }: Spoken) {
  const sources = [...filesIn('src', /(?<!\.test)\.tsx?$/), ...filesIn('../contract/src', /(?<!\.test)\.tsx?$/)];
  const known = new Set(sources.flatMap(syllablesIn));
  // A module is part of these screens when they say all that it says.
  const headed = (said: Iterable<string>) => {
    const spoken = new Set(said);
    return inHeadings.filter((module) => module.every((char) => spoken.has(char))).flat();
  };
  const text = new Set([...Array.from(MARKS), ...PLAIN, ...syllables(member), ...syllables(light)]);
  const display = new Set([...PLAIN, ...headed(member)]);
  const welcome = without(headed(light), display);

  const words = without(known, text);
  const ours = new Set([...text, ...words]);
  const goods = without(filesIn('../server/src', /(?<!\.test)\.(ts|csv)$/).flatMap(syllablesIn), ours);
  const running = without(syllables(frequent), new Set([...ours, ...goods]));
  return inOrder({
    text,
    words,
    goods,
    frequent: running,
    rare: without(writtenSyllables(), new Set([...ours, ...goods, ...running])),
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
  return syllables(readFileSync(file, 'utf8'));
}

function syllables(text: Iterable<string>): string[] {
  return [...text].filter((char) => /[가-힣]/.test(char));
}
