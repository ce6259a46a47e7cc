import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type pg from 'pg';
import { talkFilesOf } from '../chat/pictures/picture-rules';
import type { Pictures } from '../media/create-pictures';
import { filesOf } from '../media/media-rules';
import type { KeptPicture } from './backup-place';
import { type Manifest, pictureFile, pictureFolder } from './manifest';

/** What anybody may fetch, and what only members may. */
export type Stores = Pick<Pictures, 'store' | 'talk'>;

const storeOf = ({ store, talk }: Stores, name: string) => (name.includes('.talk') ? talk : store);

/** Every file of every picture the database knows. One that is gone is named, not a reason to have no backup. */
export async function copyPictures(
  client: pg.ClientBase,
  stores: Stores,
  folder: string,
  kept: KeptPicture,
): Promise<Manifest['pictures']> {
  const { rows } = await client.query<{ url: string; widths: number[] }>(
    'select url, widths from media where removed_at is null order by url',
  );
  const talk = await client.query<{ id: string; widths: number[] }>(
    'select id, widths from talk_pictures where removed_at is null order by id',
  );
  await mkdir(pictureFolder(folder), { mode: 0o700 });
  const names: string[] = [];
  const missing: string[] = [];
  for (const name of [...rows.flatMap(filesOf), ...talk.rows.flatMap(talkFilesOf)])
    ((await kept(name, pictureFile(folder, name))) || (await copy(name)) ? names : missing).push(name);
  return { names, missing };

  async function copy(name: string): Promise<boolean> {
    const bytes = await storeOf(stores, name).get(name);
    if (bytes) await writeFile(pictureFile(folder, name), bytes, { mode: 0o600 });
    return bytes !== null;
  }
}

/** Puts them where the product keeps pictures; one that is there already stays. */
export async function returnPictures(stores: Stores, folder: string): Promise<number> {
  const names = await readdir(pictureFolder(folder));
  for (const name of names) {
    const store = storeOf(stores, name);
    if (!(await store.has(name))) await store.put(name, await readFile(pictureFile(folder, name)));
  }
  return names.length;
}
