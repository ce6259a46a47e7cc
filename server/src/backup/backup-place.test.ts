import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBucket } from '../media/test-bucket';
import { type BackupPlace, bucketPlace, diskPlace, type KeptPicture } from './backup-place';
import { type Manifest, manifestFile, pictureFile, tableFile } from './manifest';

let home: string;
let bucket: Awaited<ReturnType<typeof testBucket>>;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'mungchi-places-'));
  bucket = await testBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(home, { recursive: true, force: true });
});

const USERS = { schema: 'public', name: 'users', columns: ['id'], rows: 1, sha256: 'x' };

/** A backup with one table and these pictures; returns which of them were copied anew. */
function fill(pictures: string[], copied: string[] = [], text = 'rows') {
  return async (folder: string, kept: KeptPicture): Promise<Manifest> => {
    await mkdir(path.join(folder, 'tables'), { recursive: true });
    await mkdir(path.join(folder, 'pictures'));
    await writeFile(tableFile(folder, USERS), text);
    for (const name of pictures) {
      if (await kept(name, pictureFile(folder, name))) continue;
      copied.push(name);
      await writeFile(pictureFile(folder, name), `bytes of ${name}`);
    }
    const manifest: Manifest = {
      format: 1,
      takenAt: '2026-11-16T00:00:00.000Z',
      migrations: [],
      tables: [USERS],
      sequences: [],
      ledger: [],
      pictures: { names: pictures, missing: [] },
    };
    await writeFile(manifestFile(folder), JSON.stringify(manifest));
    return manifest;
  };
}

const read = (place: BackupPlace, name: string) =>
  place.read(name, async (folder) => ({
    table: await readFile(tableFile(folder, USERS), 'utf8'),
    pictures: Object.fromEntries(
      await Promise.all(
        (await readdir(path.join(folder, 'pictures'))).map(async (each) => [
          each,
          await readFile(pictureFile(folder, each), 'utf8'),
        ]),
      ),
    ),
  }));

describe.each([
  ['a folder', () => diskPlace(path.join(home, 'backups'))],
  ['a bucket', () => bucketPlace(bucket.settings, path.join(home, 'on-the-way'))],
])('%s', (_, open) => {
  const [first, second] = ['2026-11-15T18-40-00', '2026-11-16T18-40-00'];

  test('keeps whole backups, the newest first, and copies each picture once', async () => {
    const place = open();
    expect(await place.list()).toEqual([]);
    expect(await place.add(first, fill(['a.webp', 'b.webp']))).toBeGreaterThan(100);
    const copied: string[] = [];
    await place.add(second, fill(['b.webp', 'c.webp'], copied, 'more rows'));
    expect(copied).toEqual(['c.webp']);
    expect((await open().list()).map(({ name }) => name)).toEqual([second, first]);
    expect(await read(place, second)).toEqual({
      table: 'more rows',
      pictures: { 'b.webp': 'bytes of b.webp', 'c.webp': 'bytes of c.webp' },
    });
  });

  test('one that fails half-way is not listed and leaves nothing', async () => {
    const place = open();
    const broken = async (folder: string, kept: KeptPicture) => {
      await fill(['a.webp'])(folder, kept);
      throw new Error('the database went away');
    };
    await expect(place.add('2026-11-17T18-40-00', broken)).rejects.toThrow('went away');
    expect((await place.list()).map(({ name }) => name)).toEqual([second, first]);
  });

  test('an old one goes, and what the others hold of its pictures stays', async () => {
    const place = open();
    await place.remove(first);
    expect((await place.list()).map(({ name }) => name)).toEqual([second]);
    expect((await read(place, second)).pictures).toHaveProperty(['b.webp'], 'bytes of b.webp');
    await expect(read(place, first)).rejects.toThrow();
  });

  test('a name that is none is refused, also one that leads elsewhere', async () => {
    const place = open();
    for (const name of ['none', '../..', '2026-01-01T00-00-00']) await expect(read(place, name)).rejects.toThrow();
  });
});

test('what a killed backup left in the folder goes with the next one; nothing is left on the way to a bucket', async () => {
  const folder = path.join(home, 'killed');
  await mkdir(path.join(folder, '.2026-11-14T18-40-00/tables'), { recursive: true });
  await diskPlace(folder).add('2026-11-15T18-40-00', fill([]));
  expect(await readdir(folder)).toEqual(['2026-11-15T18-40-00']);
  expect(await readdir(path.join(home, 'on-the-way'))).toEqual([]);
});

test('a folder holds a picture of two backups once; a bucket forgets one that no backup holds', async () => {
  const folder = path.join(home, 'linked');
  const place = diskPlace(folder);
  await place.add('2026-11-15T18-40-00', fill(['a.webp']));
  await place.add('2026-11-16T18-40-00', fill(['a.webp']));
  expect((await stat(path.join(folder, '2026-11-16T18-40-00/pictures/a.webp'))).nlink).toBe(2);
  expect([...bucket.objects.keys()].filter((key) => key.includes('pictures/'))).toEqual([
    'backups/pictures/b.webp',
    'backups/pictures/c.webp',
  ]);
});
