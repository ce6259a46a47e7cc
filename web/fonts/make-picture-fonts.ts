/**
 * Cuts the two faces that the server writes share pictures with (`npm run fonts`): one weight each, for the syllables of
 * KS X 1001, those of our own lists, and Latin. They are files for Pango, so neither variable nor woff2.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const HERE = import.meta.dirname;
const MADE = path.join(HERE, '../../server/assets/fonts');
/** "Pretendard" is a reserved name. The new ones are as long as it is with its "Variable", so that the table keeps its measures. */
const FACES = [
  { weight: 700, family: 'Mungchi Bold Letter' },
  { weight: 800, family: 'Mungchi Xtra Letter' },
];

const original = readFileSync(path.join(HERE, 'sources/pretendard/PretendardVariable.woff2'));
const letters = [
  ...latin(),
  signs(),
  ...koreanStandard(),
  readFileSync(path.join(HERE, 'sources/frequent.txt'), 'utf8'),
].join('');

mkdirSync(MADE, { recursive: true });
for (const { weight, family } of FACES) {
  const face = await subsetFont(original, [...new Set(Array.from(letters))].join(''), {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern'],
    variationAxes: { wght: weight },
  });
  writeFileSync(path.join(MADE, `mungchi-${weight}.ttf`), renamed(face, family));
}

function renamed(face: Buffer, family: string): Buffer {
  replace(face, 'Pretendard Variable', family);
  // The name without blanks is a character shorter.
  replace(face, 'PretendardVariable', `${family.replaceAll(' ', '')}s`);
  return face;
}

function replace(face: Buffer, reserved: string, name: string): void {
  if (reserved.length !== name.length) throw new Error(`${name} is not as long as ${reserved}`);
  const [from, to] = [reserved, name].map((text) => Buffer.from(text, 'utf16le').swap16()) as [Buffer, Buffer];
  for (let at = face.indexOf(from); at >= 0; at = face.indexOf(from, at + 1)) to.copy(face, at);
}

function latin(): string[] {
  return Array.from({ length: 0x17f - 0x20 }, (_, nth) => String.fromCodePoint(0x20 + nth));
}

function signs(): string {
  return '‘’“”…·•–—₩€℃％×÷±½¼※★☆■□▲△○●→←↑↓「」『』【】〈〉《》、。ㆍ㎏㎖㎜㎝ℓ㎡똠';
}

/** Its 2,350 syllables. */
function koreanStandard(): string[] {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 25 }, (_, nth) => 0xb0 + nth);
  const columns = Array.from({ length: 94 }, (_, nth) => 0xa1 + nth);
  return rows.flatMap((row) => columns.map((column) => decoder.decode(new Uint8Array([row, column]))));
}
