import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '@mungchi/contract';
import * as z from 'zod';
import { serverFile } from '../server-folder';

/** Our own artwork, shipped beside the code: composed pictures at /pictures/…, mascots at /avatars/…. */

/** Relative to the server's folder. The mascots are rendered from the web app's component, so they live there. */
const FOLDERS = { pictures: 'assets/pictures', avatars: '../web/public/avatars' };

export const STATIC_WIDTHS = [320, 640] as const;

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    width: z.int(),
    height: z.int(),
    color: z.string().nullable(),
    thumbhash: z.string().nullable(),
  }),
);

/** Null when there is no such file; no path traversal. */
export async function readAsset(folder: keyof typeof FOLDERS, name: string): Promise<Buffer | null> {
  if (!/^[\w-]+\.webp$/.test(name)) return null;
  return readFile(serverFile(FOLDERS[folder], name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Metadata of a composed picture, known before it loads. */
export function staticPicture(url: string): Picture | null {
  known ??= readManifest();
  return known.get(url) ?? null;
}

let known: Map<string, Picture> | undefined;

function readManifest(): Map<string, Picture> {
  const file = serverFile('assets/pictures.json');
  if (!existsSync(file)) return new Map();
  const entries = Object.values(Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return new Map(
    entries.map(({ file: name, ...picture }) => {
      const url = `/pictures/${path.basename(name)}`;
      return [url, { url, ...picture, widths: STATIC_WIDTHS.filter((width) => width <= picture.width) }];
    }),
  );
}
