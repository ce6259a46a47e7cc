import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../config';
import { s3Store } from '../media/s3-store';
import { StartRefusal } from '../start-refusal';
import { type Manifest, manifestFile, pictureFile, readManifest, tableFile } from './manifest';

type KeptBackup = { name: string; takenAt: string };

/** Puts a picture that an earlier backup holds at `to`, without asking the store of pictures; false where none does. */
export type KeptPicture = (picture: string, to: string) => Promise<boolean>;

/** Where the daily backups lie. Each is whole or not listed. */
export type BackupPlace = {
  /** Newest first. */
  list(): Promise<KeptBackup[]>;
  /** `take` fills the folder that it is given. How many bytes the backup has. */
  add(name: string, take: (folder: string, kept: KeptPicture) => Promise<Manifest>): Promise<number>;
  /** Lends a backup as a folder. */
  read<T>(name: string, work: (folder: string) => Promise<T>): Promise<T>;
  remove(name: string): Promise<void>;
};

export function createBackupPlace({ backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>): BackupPlace | null {
  if (backup === null) return null;
  return backup.bucket ? bucketPlace(backup.bucket, path.resolve(dataDir)) : diskPlace(path.resolve(backup.dir));
}

/** Sorts as time does, and is a name for a file everywhere. */
export const backupName = (at: Date) => at.toISOString().slice(0, 19).replaceAll(':', '-');

const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/.test(name);

export function diskPlace(dir: string): BackupPlace {
  const at = (name: string) => path.join(dir, name);

  async function list(): Promise<KeptBackup[]> {
    const names = (await readdir(dir).catch(() => [])).filter(isName).toSorted().reverse();
    const kept = names.map(async (name) => {
      const manifest = await readManifest(at(name)).catch(() => null);
      return manifest && { name, takenAt: manifest.takenAt };
    });
    return (await Promise.all(kept)).filter((each) => each !== null);
  }

  return {
    list,
    async add(name, take) {
      const [latest] = await list();
      const partial = at(`.${name}`);
      // What a killed process left behind is no backup.
      for (const each of await readdir(dir).catch(() => []))
        if (each.startsWith('.') && isName(each.slice(1))) await rm(at(each), { recursive: true, force: true });
      try {
        // Pictures never change: one file on the disk stands in all backups that hold it.
        await take(partial, async (picture, to) =>
          latest
            ? link(pictureFile(at(latest.name), picture), to).then(
                () => true,
                () => false,
              )
            : false,
        );
        const bytes = await sizeOf(partial);
        await rename(partial, at(name));
        return bytes;
      } catch (error) {
        await rm(partial, { recursive: true, force: true });
        throw error;
      }
    },
    read: (name, work) => work(at(isName(name) ? name : 'none')),
    remove: (name) => rm(at(name), { recursive: true, force: true }),
  };
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  let bytes = 0;
  for (const name of names) {
    const found = await stat(path.join(folder, name));
    if (found.isFile()) bytes += found.size;
  }
  return bytes;
}

const Index = z.array(z.object({ name: z.string(), takenAt: z.string() }));

/** A table of a day may be large, and nobody waits. */
const REQUEST_MS = 10 * 60_000;

/**
 * In a bucket: `backups/NAME/` holds the tables and, last, the manifest; `backups/pictures/` each picture once;
 * `backups/index.json` the names, because listing a bucket is a right that few keys have.
 */
export function bucketPlace(
  settings: NonNullable<NonNullable<Config['backup']>['bucket']>,
  /** Where a backup lies on its way: memory, as `/tmp` often is, may be too small. */
  temporary: string,
): BackupPlace {
  const store = s3Store(settings, 'backups/', REQUEST_MS);
  const picture = (name: string) => `pictures/${name}`;
  const table = (name: string, { schema, name: of }: { schema: string; name: string }) =>
    `${name}/tables/${schema}.${of}.gz`;
  const manifestOf = (name: string) => `${name}/manifest.json`;

  async function list(): Promise<KeptBackup[]> {
    const index = await store.get('index.json');
    return index ? Index.parse(JSON.parse(index.toString())) : [];
  }
  const keep = (all: KeptBackup[]) => store.put('index.json', Buffer.from(JSON.stringify(all)));

  async function fetched(name: string): Promise<Buffer> {
    const bytes = await store.get(name);
    if (bytes === null) throw new StartRefusal(`The bucket has no backups/${name}: use another backup.`);
    return bytes;
  }
  const picturesOf = async (name: string): Promise<string[]> => {
    const bytes = await store.get(manifestOf(name));
    return bytes ? (JSON.parse(bytes.toString()) as Manifest).pictures.names : [];
  };

  return {
    list,
    add: (name, take) =>
      inTemporary(temporary, async (folder) => {
        const [latest] = await list();
        const there = new Set(latest ? await picturesOf(latest.name) : []);
        const manifest = await take(folder, async (each) => there.has(each));
        for (const each of manifest.tables) await store.put(table(name, each), await readFile(tableFile(folder, each)));
        for (const each of manifest.pictures.names)
          if (!there.has(each)) await store.put(picture(each), await readFile(pictureFile(folder, each)));
        const bytes = await sizeOf(folder);
        await store.put(manifestOf(name), await readFile(manifestFile(folder)));
        await keep([{ name, takenAt: manifest.takenAt }, ...(await list()).filter((each) => each.name !== name)]);
        return bytes;
      }),
    read: (name, work) =>
      inTemporary(temporary, async (folder) => {
        await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
        await mkdir(path.join(folder, 'pictures'), { mode: 0o700 });
        await writeFile(manifestFile(folder), await fetched(manifestOf(name)), { mode: 0o600 });
        const { tables, pictures } = await readManifest(folder);
        for (const each of tables)
          await writeFile(tableFile(folder, each), await fetched(table(name, each)), { mode: 0o600 });
        for (const each of pictures.names)
          await writeFile(pictureFile(folder, each), await fetched(picture(each)), { mode: 0o600 });
        return work(folder);
      }),
    async remove(name) {
      const all = await list();
      const manifest = await store.get(manifestOf(name));
      const left = all.filter((each) => each.name !== name);
      await keep(left);
      if (manifest === null) return;
      const { tables, pictures } = JSON.parse(manifest.toString()) as Manifest;
      const stay = new Set((await Promise.all(left.map((each) => picturesOf(each.name)))).flat());
      for (const each of pictures.names) if (!stay.has(each)) await store.remove(picture(each));
      for (const each of tables) await store.remove(table(name, each));
      await store.remove(manifestOf(name));
    },
  };
}

async function inTemporary<T>(place: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(place, { recursive: true });
  const home = await mkdtemp(path.join(place, 'backup-'));
  try {
    return await work(path.join(home, 'backup'));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
