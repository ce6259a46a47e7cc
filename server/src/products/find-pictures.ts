import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Picture, UPLOAD_MAX_BYTES } from '@mungchi/contract';
import type { Config } from '../config';
import { foreignPicture } from '../media/foreign-picture';
import { sniff } from '../media/media-rules';
import { staticPicture } from '../media/static-pictures';
import type { ProductLine } from './product-file';

/** An existing picture, the bytes of one to store, or an error message. */
type Found = { picture: Picture } | { bytes: Buffer } | { problem: string };

export type FoundPictures = {
  ready: Map<string, Picture>;
  /** By picture key, with the first line that names it. */
  files: Map<string, { line: number; bytes: Buffer }>;
  problems: string[];
};

const KEY = /^[\w-]+$/;

/** Resolves the pictures named in a catalogue file: a key of our own set, an https URL, or a file beside it. */
export async function findPictures(
  media: Config['media'],
  lines: readonly ProductLine[],
  folder: string,
): Promise<FoundPictures> {
  const found: FoundPictures = { ready: new Map(), files: new Map(), problems: [] };
  for (const { pictureKey, line } of lines) {
    if (found.ready.has(pictureKey) || found.files.has(pictureKey)) continue;
    const one = await findPicture(media, pictureKey, folder);
    if ('picture' in one) found.ready.set(pictureKey, one.picture);
    else if ('bytes' in one) found.files.set(pictureKey, { line, bytes: one.bytes });
    else found.problems.push(`line ${line}: picture_key ${pictureKey} ${one.problem}`);
  }
  return found;
}

async function findPicture(media: Config['media'], key: string, folder: string): Promise<Found> {
  if (KEY.test(key)) {
    const picture = staticPicture(`/pictures/${key}.webp`);
    return picture ? { picture } : { problem: 'is not in our set of pictures' };
  }
  if (key.includes('://')) {
    const picture = foreignPicture(media, key);
    return picture ? { picture } : { problem: 'is not an https address on a host that IMAGE_HOSTS lists' };
  }
  return readPicture(path.resolve(folder, key));
}

async function readPicture(file: string): Promise<Found> {
  try {
    if ((await stat(file)).size > UPLOAD_MAX_BYTES) return { problem: 'is larger than 10 MB' };
    const bytes = await readFile(file);
    return sniff(bytes) ? { bytes } : { problem: 'is not a JPEG, PNG, WebP or HEIC picture' };
  } catch {
    return { problem: 'is not a readable file' };
  }
}
