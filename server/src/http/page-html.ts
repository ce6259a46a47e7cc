import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOADED_SCREENS } from '@mungchi/contract';
import * as z from 'zod';
import { type Html, html } from './html';
import { picturePreload } from './picture-preload';
import { screenAt } from './screen-at';

const Built = z.array(z.object({ path: z.string(), files: z.array(z.string()) }));

/** The built page for a URL with preload links for what that screen needs, so that no script has to run first. */
export function readPages(folder: string | undefined): ((address: string) => string) | null {
  const file = folder && path.join(folder, 'index.html');
  if (!file || !existsSync(file)) return null;
  const page = readFileSync(file, 'utf8');
  const files = readBuilt(path.join(folder, '.vite/screens.json'));
  const pages = new Map(
    LOADED_SCREENS.map(({ path: at, picture }): [string, string] => {
      const links = (files.get(at) ?? []).map(link);
      return [at, intoHead(page, html`${links}${picture ? picturePreload(picture) : null}`)];
    }),
  );
  return (address) => pages.get(screenAt(address)?.path ?? '') ?? page;
}

export function intoHead(page: string, head: Html): string {
  return page.replace('</head>', () => `${head.text}</head>`);
}

/**
 * The page with its own title and description, for search engines and for the window's title before any script has run.
 */
export function underTitle(page: string, { title, description }: { title: string; description: string }): string {
  return page
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${title}</title>`.text)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, beginning: string) => beginning + html`${description}`.text,
    );
}

/** The built files of each screen, by its path. */
function readBuilt(file: string): Map<string, string[]> {
  const built = existsSync(file) ? Built.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  return new Map(built.map((screen) => [screen.path, screen.files]));
}

function link(file: string): Html {
  const kind = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return html`<link rel="${kind}" crossorigin href="/${file}">`;
}
