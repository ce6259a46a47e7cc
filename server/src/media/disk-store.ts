import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { NoRoom, type PictureFile, type PictureStore } from './picture-store';

/** Pictures in a folder with subfolders; writes are atomic. */
export function diskStore(folder: string): PictureStore {
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  /** All drafts first: only writing them needs room. */
  const putAll = async (files: readonly PictureFile[]) => {
    const drafts = files.map(({ name }) => ({ place: placeOf(name), draft: `${placeOf(name)}.${randomUUID()}` }));
    try {
      for (const [nth, { bytes }] of files.entries()) await writeDraft(drafts[nth]!.draft, bytes);
      for (const { draft, place } of drafts) await rename(draft, place);
    } catch (error) {
      for (const { draft } of drafts) await rm(draft, { force: true });
      throw isFull(error) ? new NoRoom('no room for a picture', { cause: error }) : error;
    }
  };
  return {
    put: (name, bytes) => putAll([{ name, bytes }]),
    putAll,
    async get(name) {
      return readFile(placeOf(name)).catch(nullWhenMissing);
    },
    async has(name) {
      return (await access(placeOf(name)).catch(nullWhenMissing)) !== null;
    },
    async remove(name) {
      await rm(placeOf(name), { force: true });
    },
  };
}

async function writeDraft(draft: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(draft), { recursive: true });
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isFull(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
