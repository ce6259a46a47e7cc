import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const SRC = path.resolve(import.meta.dirname, '../src');
const DISPLAY = path.join(SRC, 'ui/foundation/display.css.ts');

/** What each module says that writes in the display face: it imports its styles, directly or through styles of its own. */
export function headingSyllables(): string[][] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(SRC, file))
    .filter(hasHeadings)
    .map((file) => spokenIn(file).match(/[가-힣]/g) ?? []);
}

/** Without comments, which no screen says. */
function spokenIn(file: string): string {
  const text = readFileSync(file, 'utf8');
  return parseSync(file, text).comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}

function hasHeadings(file: string): boolean {
  return stylesOf(file).some((style) => style === DISPLAY || (existsSync(style) && hasHeadings(style)));
}

function stylesOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticImports
    .map((imported) => imported.moduleRequest.value)
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${path.resolve(path.dirname(file), name)}.ts`);
}
