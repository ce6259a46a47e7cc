import type { Face } from './read-face';
import type { ShareWords } from './share-rules';

/** Where the words of a share picture stand: lines with their size and baseline, and the height of the two icons. */
export type Line = {
  text: string;
  weight: keyof Faces;
  size: number;
  color: string;
  spacing: number;
  left: number;
  baseline: number;
};
export type Layout = { lines: Line[]; icons: { people: number; place: number } };
export type Faces = { 700: Face; 800: Face };

const LEFT = 656;
const WIDTH = 500;
/** The words are in the middle of this part of the sheet; below it run thread and mascot. */
const TOP = 22;
const BOTTOM = 466;
const TITLE = { largest: 68, smallest: 44, step: 4, leading: 1.24, spacing: -0.03 };
const PRICE = { largest: 96, smallest: 40, height: 116, above: 10 };
const FACT = { size: 36, height: 54, above: 14, indent: 50 };
const INK = { title: '#1f2030', brand: '#5143c4', fact: '#3c3f55', dot: '#a3a6bc' };
const NAMELESS = '공동구매';

export function layOut(words: ShareWords, faces: Faces): Layout {
  const title = titleOf(words, faces[800]);
  const leading = Math.round(title.size * TITLE.leading);
  const height = leading * title.lines.length + PRICE.above + PRICE.height + FACT.above + FACT.height * 2;
  const top = Math.round((TOP + BOTTOM - height) / 2);
  const priceTop = top + leading * title.lines.length + PRICE.above;
  const factTop = priceTop + PRICE.height + FACT.above;
  return {
    lines: [
      ...title.lines.map((text, nth) => ({
        text,
        weight: 800 as const,
        size: title.size,
        color: INK.title,
        spacing: TITLE.spacing,
        left: LEFT,
        baseline: baselineIn(top + leading * nth, leading, title.size),
      })),
      ...priceOf(words, faces, priceTop),
      ...factsOf(words, faces[700], factTop),
    ],
    icons: { people: factTop + 9, place: factTop + FACT.height + 9 },
  };
}

/** The largest size in which name and quantity fit in two lines; below the smallest the name is cut, and the quantity only where it is wider than a line. */
function titleOf({ name, quantity }: ShareWords, face: Face): { lines: string[]; size: number } {
  const amount = cut(known(quantity, face), face, WIDTH, TITLE.smallest, TITLE.spacing);
  let shown = known(name, face) || NAMELESS;
  for (let size = TITLE.largest; size >= TITLE.smallest; size -= TITLE.step) {
    const lines = wrap([...shown.split(' '), amount], face, size, false);
    if (lines && lines.length <= 2) return { lines, size };
  }
  const size = TITLE.smallest;
  for (;;) {
    const lines = wrap([...shown.split(' '), amount], face, size, true)!;
    const letters = Array.from(shown.replace(/…$/, ''));
    if (lines.length <= 2 || letters.length <= 1) return { lines: lines.slice(0, 2), size };
    shown = `${letters.slice(0, -1).join('').trim()}…`;
  }
}

/** Words in lines; null where one is wider than a line, unless it may be broken. */
function wrap(words: string[], face: Face, size: number, breaking: boolean): string[] | null {
  const fits = (text: string) => widthOf(text, face, size, TITLE.spacing) <= WIDTH;
  const lines: string[] = [];
  for (const word of words.filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else if (fits(word)) lines.push(word);
    else if (!breaking) return null;
    else lines.push(...broken(word, fits));
  }
  return lines;
}

function broken(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const piece = pieces.at(-1);
    if (piece !== undefined && fits(piece + letter)) pieces[pieces.length - 1] = piece + letter;
    else pieces.push(letter);
  }
  return pieces;
}

function priceOf({ per, share }: ShareWords, faces: Faces, top: number): Line[] {
  const small = { weight: 700 as const, size: 40, spacing: -0.02 };
  const indent = widthOf(per, faces[700], small.size, small.spacing) + 16;
  const wide = widthOf(share, faces[800], 1, -0.04);
  const size = Math.max(PRICE.smallest, Math.min(PRICE.largest, Math.floor((WIDTH - indent) / wide)));
  const baseline = baselineIn(top, PRICE.height, PRICE.largest);
  return [
    { text: per, ...small, color: INK.brand, left: LEFT + 4, baseline },
    { text: share, weight: 800, size, color: INK.brand, spacing: -0.04, left: LEFT + indent, baseline },
  ];
}

function factsOf({ people, until, place }: ShareWords, face: Face, top: number): Line[] {
  const fact = { weight: 700 as const, size: FACT.size, color: INK.fact, spacing: -0.02 };
  const left = LEFT + FACT.indent;
  const dot = left + widthOf(people, face, FACT.size, fact.spacing) + 14;
  const first = baselineIn(top, FACT.height, FACT.size);
  return [
    { ...fact, text: people, left, baseline: first },
    { ...fact, text: '·', color: INK.dot, left: dot, baseline: first },
    { ...fact, text: until, left: dot + 26, baseline: first },
    {
      ...fact,
      text: cut(known(place, face), face, WIDTH - FACT.indent, FACT.size, fact.spacing),
      left,
      baseline: first + FACT.height,
    },
  ].filter(({ text }) => text !== '');
}

function cut(text: string, face: Face, width: number, size: number, spacing: number): string {
  const fits = (shown: string) => widthOf(shown, face, size, spacing) <= width;
  if (fits(text)) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}

/** Without the letters that the face lacks (emoji, signs of direction), and without the blanks they leave. */
function known(text: string, face: Face): string {
  return Array.from(text.normalize('NFC'), (letter) => (/\s/.test(letter) ? ' ' : face.has(letter) ? letter : ''))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

export function widthOf(text: string, face: Face, size: number, spacing: number): number {
  return Array.from(text).reduce((width, letter) => width + (face.get(letter)?.advance ?? 0) + spacing, 0) * size;
}

/** Syllables are 0.8 of the size above the baseline and 0.09 below it. */
function baselineIn(top: number, height: number, size: number): number {
  return Math.round(top + height / 2 + size * 0.355);
}
