import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '@mungchi/contract';
import iconv from 'iconv-lite';
import type { Deps } from '../deps';
import { storePicture } from '../media/store-picture';
import { Refusal } from '../refusal';
import { type FoundPictures, findPictures } from './find-pictures';
import { type Imported, importProducts } from './import-products';
import { readProductFile } from './product-file';

type Needed = Pick<Deps, 'config' | 'db' | 'limiter' | 'now' | 'pictures'>;
type Progress = (step: 'pictures' | 'products', done: number, of: number) => void;

export type FileImport = { imported: Imported } | { problems: string[] };

/** Imports a catalogue file with its pictures; any invalid row rejects the whole file. */
export async function importProductFile(deps: Needed, file: string, onProgress: Progress): Promise<FileImport> {
  const { lines, problems } = readProductFile(decodeFile(await readFile(file)));
  const found = await findPictures(deps.config.media, lines, path.dirname(file));
  problems.push(...found.problems);
  if (problems.length > 0) return { problems };

  const { pictures, refused } = await storeFiles(deps, found, onProgress);
  if (refused.length > 0) return { problems: refused };

  const imported = await importProducts(deps.db, lines, {
    at: deps.now(),
    pictureOf: ({ pictureKey }) => pictures.get(pictureKey)!,
    onProgress: (done, of) => onProgress('products', done, of),
  });
  return { imported };
}

/** Content-addressed like uploads: pictures stored before a later one is refused are reused next time. */
async function storeFiles(deps: Needed, { ready, files }: FoundPictures, onProgress: Progress) {
  const pictures = new Map<string, Picture>(ready);
  const refused: string[] = [];
  let done = 0;
  for (const [key, { line, bytes }] of files) {
    try {
      pictures.set(key, await storePicture(deps, null, bytes));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(`line ${line}: picture_key ${key} cannot be used (${error.code})`);
    }
    onProgress('pictures', ++done, files.size);
  }
  return { pictures, refused };
}

/** Text as spreadsheets save it: UTF-8, or the CP949 of Korean Windows when it is not that. */
function decodeFile(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'cp949');
  }
}
