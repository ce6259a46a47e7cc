import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStore } from './picture-store';

/** Pictures in a folder with subfolders; writes are atomic. */
export function diskStore(folder: string): PictureStore {
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      const draft = `${place}.${randomUUID()}`;
      await mkdir(path.dirname(place), { recursive: true });
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
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

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
