import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { talkFilesOf } from '../chat/pictures/picture-rules';
import type { Pictures } from '../media/create-pictures';
import { filesOf } from '../media/media-rules';
import type { Manifest } from './manifest';

/** What anybody may fetch, and what only members may. */
export type Stores = Pick<Pictures, 'store' | 'talk'>;

const storeOf = ({ store, talk }: Stores, name: string) => (name.includes('.talk') ? talk : store);
const pictureFolder = (folder: string) => path.join(folder, 'pictures');

/** Every file of every picture the database knows. One that is gone is named, not a reason to have no backup. */
export async function copyPictures(
  client: pg.ClientBase,
  stores: Stores,
  folder: string,
): Promise<Manifest['pictures']> {
  const { rows } = await client.query<{ url: string; widths: number[] }>(
    'select url, widths from media where removed_at is null order by url',
  );
  const talk = await client.query<{ id: string; widths: number[] }>(
    'select id, widths from talk_pictures where removed_at is null order by id',
  );
  await mkdir(pictureFolder(folder), { mode: 0o700 });
  const missing: string[] = [];
  let files = 0;
  for (const name of [...rows.flatMap(filesOf), ...talk.rows.flatMap(talkFilesOf)]) {
    const bytes = await storeOf(stores, name).get(name);
    if (bytes) await writeFile(path.join(pictureFolder(folder), name), bytes, { mode: 0o600 });
    if (bytes) files += 1;
    else missing.push(name);
  }
  return { files, missing };
}

/** Puts them where the product keeps pictures; one that is there already stays. */
export async function returnPictures(stores: Stores, folder: string): Promise<number> {
  const names = await readdir(pictureFolder(folder));
  for (const name of names) {
    const store = storeOf(stores, name);
    if (!(await store.has(name))) await store.put(name, await readFile(path.join(pictureFolder(folder), name)));
  }
  return names.length;
}
