import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Loads } from './first-pass.ts';
import { fontCharacters, inPieces } from './font-characters.ts';
import { firstFaces, laterFaces } from './font-faces.ts';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(web, '.cache/fonts');
const require = createRequire(import.meta.url);
const pretendard = dirname(require.resolve('pretendard/package.json'));
const SLICES = 'dist/web/variable/pretendardvariable-dynamic-subset.css';
const FREQUENT = 14;
const jua = dirname(require.resolve('@fontsource/jua/package.json'));

/**
 * Two kinds of font faces: a small subset for the text of first screens (preloaded), and subsets for other text (the
 * other screens, then the catalogue and the server's texts, then the language), each loaded when one of its syllables is used.
 */
export async function buildFonts(loads: Loads | undefined): Promise<void> {
  const faces = fontCharacters(loads, frequentSyllables());
  const first = firstFaces(faces);
  const later = laterFaces(faces);
  const stamp = createHash('sha256')
    .update(JSON.stringify([faces, first, later]))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
  const stampFile = join(out, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  mkdirSync(out, { recursive: true });
  const original = readFileSync(join(pretendard, 'dist/public/variable/PretendardVariable.ttf'));
  const { display, welcome, headings, names, rare, ...texts } = faces;
  for (const [name, characters] of Object.entries({ ...texts, ...inPieces('rare', rare) })) {
    const face = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'tnum'],
      variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    });
    writeFileSync(join(out, `mungchi-${name}.woff2`), face);
  }
  const drawn = readFileSync(join(jua, 'files/jua-korean-400-normal.woff2'));
  const headed = { display, welcome, headings, ...inPieces('names', names) };
  for (const [name, characters] of Object.entries(headed)) {
    const face = await subsetFont(drawn, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern'],
    });
    writeFileSync(join(out, `mungchi-${name}.woff2`), face);
  }
  writeFileSync(join(out, 'interface.css'), first);
  writeFileSync(join(out, 'people.css'), later);
  writeFileSync(stampFile, stamp);
}

/** The makers number their slices from rare to frequent; the last ones cover nearly all running text. */
function frequentSyllables(): Set<string> {
  const slices = [...readFileSync(join(pretendard, SLICES), 'utf8').matchAll(/unicode-range:\s*([^;}]+)/g)].slice(
    -FREQUENT,
  );
  const codes = slices.flatMap(([, ranges = '']) => ranges.split(',').flatMap(codesOf));
  return new Set(codes.map((code) => String.fromCodePoint(code)).filter((char) => /[가-힣]/.test(char)));
}

/** `U+AC00` or `U+AC00-AC0F` */
function codesOf(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
