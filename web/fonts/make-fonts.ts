/**
 * Cuts the two typefaces into the faces in `made/`, which the repository keeps (`npm run fonts`, after a build): a small
 * subset for the text of first screens (preloaded), and subsets for other text, each loaded when one of its syllables is used.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { firstTexts } from '../build/first-texts.mjs';
import { fontCharacters, inPieces } from './font-characters.ts';
import { firstFaces, laterFaces } from './font-faces.ts';
import { headingSyllables } from './heading-syllables.ts';

const SOURCES = path.join(import.meta.dirname, 'sources');
const MADE = path.join(import.meta.dirname, 'made');

const faces = fontCharacters({
  ...firstTexts(),
  inHeadings: headingSyllables(),
  frequent: readFileSync(path.join(SOURCES, 'frequent.txt'), 'utf8'),
});
const { display, welcome, headings, names, rare, ...texts } = faces;

rmSync(MADE, { recursive: true, force: true });
mkdirSync(MADE);
await cut('pretendard/PretendardVariable.woff2', { ...texts, ...inPieces('rare', rare) }, ['kern', 'tnum'], {
  wght: { min: 400, max: 800, default: 400 },
});
await cut('jua/jua.woff2', { display, welcome, headings, ...inPieces('names', names) }, ['kern']);
writeFileSync(path.join(MADE, 'interface.css'), firstFaces(faces));
writeFileSync(path.join(MADE, 'people.css'), laterFaces(faces));
writeFileSync(path.join(MADE, 'text.txt'), `${faces.text}\n`);

async function cut(
  source: string,
  subsets: Record<string, string>,
  keepFeatures: string[],
  variationAxes?: Record<string, { min: number; max: number; default: number }>,
): Promise<void> {
  const original = readFileSync(path.join(SOURCES, source));
  for (const [name, characters] of Object.entries(subsets)) {
    const options = {
      targetFormat: 'woff2' as const,
      noHinting: true,
      keepFeatures,
      ...(variationAxes && { variationAxes }),
    };
    writeFileSync(path.join(MADE, `mungchi-${name}.woff2`), await subsetFont(original, characters, options));
  }
}
