import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** For pages that come without the web app: the family names, best first. */
export const PAGE_FONT = '"Mungchi Text","Mungchi People",system-ui,sans-serif';

/** The font faces of the built web app, as one style sheet: a device without a Korean font can read our own pages, too. */
export function readFontFaces(folder: string | undefined): string {
  const assets = folder && path.join(folder, 'assets');
  if (!assets) return '';
  return readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(path.join(assets, name), 'utf8').match(/@font-face\s*{[^}]*}/g) ?? [])
    .filter((face) => /font-family:\s*["']?Mungchi (Text|People)/.test(face))
    .join('\n');
}
