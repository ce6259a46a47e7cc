import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { escapeHtml } from './escape-html';
import { FirstPicture, picturePreload } from './picture-preload';

const Routes = z.array(z.object({ path: z.string(), files: z.array(z.string()), picture: z.optional(FirstPicture) }));

/** The built page for an address, asking in its head for what that screen needs: no script has to run to find out. */
export function readPages(folder: string | undefined): ((address: string) => string) | null {
  const file = folder && path.join(folder, 'index.html');
  if (!file || !existsSync(file)) return null;
  const page = readFileSync(file, 'utf8');
  const routes = readRoutes(path.join(folder, '.vite/routes.json')).map(({ path: pattern, files, picture }) => ({
    matches: new RegExp(`^${pattern.replaceAll(/:\w+/g, '\\d+')}/?$`),
    html: intoHead(page, files.map(link).join('') + (picture ? picturePreload(picture) : '')),
  }));
  return (address) => routes.find(({ matches }) => matches.test(address))?.html ?? page;
}

export function intoHead(page: string, head: string): string {
  return page.replace('</head>', () => `${head}</head>`);
}

/** The page under words of its own, for search engines and the window's title before any script has run. */
export function underTitle(page: string, { title, description }: { title: string; description: string }): string {
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, beginning: string) => `${beginning}${escapeHtml(description)}`,
    );
}

function readRoutes(file: string): z.infer<typeof Routes> {
  return existsSync(file) ? Routes.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function link(file: string): string {
  const kind = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${kind}" crossorigin href="/${file}">`;
}
