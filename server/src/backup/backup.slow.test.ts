import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ParticipantId } from '@mungchi/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { talkFilesOf } from '../chat/pictures/picture-rules';
import { startEmbedded } from '../db/embedded/start-embedded';
import { migrate } from '../db/migrate';
import { emptyDatabase, type TestDatabase } from '../db/test-database';
import { fillDemo } from '../demo/fill-demo';
import { diskStore } from '../media/disk-store';
import { filesOf } from '../media/media-rules';
import { fullRoom, payShareOf } from '../payments/test-rooms';
import { type TestApp, testApp } from '../test-app';
import { dataTables, sqlName } from './data-tables';
import { manifestFile, readManifest, tableFile } from './manifest';
import { restoreBackup } from './restore-backup';
import { takeBackup } from './take-backup';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PICTURE = { url: `/media/${'ab'.repeat(16)}.webp`, widths: [320] };
const PRIVATE = { id: 'cd'.repeat(16), widths: [320] };

let t: TestApp;
let home: string;
const databases: TestDatabase[] = [];
const place = (name: string) => path.join(home, name);

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'mungchi-backup-'));
  t = await testApp({ env: { DEMO: 'on' } });
  await t.listen();
  await fillDemo(t.db, t.clock.now, t.deps.log);
  const room = await fullRoom(t);
  await payShareOf(t, room, room.followers[0]!);
  await t.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`);
  const store = diskStore(place('old/media'));
  for (const file of filesOf(PICTURE)) await store.put(file, Buffer.from(`the bytes of ${file}`));
  const talk = diskStore(place('old/media/talk'));
  for (const file of talkFilesOf(PRIVATE)) await talk.put(file, Buffer.from(`the bytes of ${file}`));
  const [{ id: participantId }] = (await t.db.selectFrom('participants').select('id').limit(1).execute()) as [
    { id: ParticipantId },
  ];
  const look = { width: 640, height: 640, color: null, thumbhash: null, bytes: 20, createdAt: t.clock.now };
  await t.db
    .insertInto('talkPictures')
    .values({ ...PRIVATE, roomId: room.id, participantId, use: 'RECEIPT', ...look })
    .execute();
  await t.db
    .insertInto('media')
    .values({ ...PICTURE, width: 640, height: 640, bytes: 20, createdAt: new Date() })
    .execute();
});
afterAll(async () => {
  await t.close();
  for (const each of databases) await each.close();
  await rm(home, { recursive: true, force: true });
});

const storesAt = (name: string) => ({ store: diskStore(place(name)), talk: diskStore(place(`${name}/talk`)) });

async function fresh(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  databases.push(database);
  return database;
}

/** One fingerprint per table, of every column of every row. */
async function fingerprints(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const prints: Record<string, string> = {};
    for (const table of await dataTables(client)) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(r::text, e'\\n' order by r::text)), '') as print from ${sqlName(table)} r`,
      );
      prints[sqlName(table)] = rows[0]!.print;
    }
    return prints;
  } finally {
    await client.end();
  }
}

async function run(command: string, folder: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', `server/src/backup/${command}-command.ts`, folder],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', ...env } },
  );
  return stdout;
}

test('everything is lost, and comes back by the two commands, into the embedded database', async () => {
  const before = await fingerprints(t.database.url);
  const said = await run('backup', place('kept'), { DATABASE_URL: t.database.url, DATA_DIR: place('old') });
  expect(said).toContain('4 picture files');
  await rm(place('old'), { recursive: true });

  const restored = await run('restore', place('kept'), { DATA_DIR: place('new') });
  expect(restored).toContain('The ledger agrees');
  const embedded = await startEmbedded(place('new/postgres'));
  try {
    expect(await fingerprints(embedded.url)).toEqual(before);
    await expectNewRowsToFit(embedded.url);
  } finally {
    await embedded.stop();
  }
  for (const file of filesOf(PICTURE))
    expect(String(await diskStore(place('new/media')).get(file))).toBe(`the bytes of ${file}`);
  for (const file of talkFilesOf(PRIVATE))
    expect(String(await diskStore(place('new/media/talk')).get(file))).toBe(`the bytes of ${file}`);
  // Sums of money, keys and people: nobody else reads it.
  expect((await stat(place('kept'))).mode & 0o077).toBe(0);
  for (const file of await readdir(place('kept/tables')))
    expect((await stat(path.join(place('kept/tables'), file))).mode & 0o077).toBe(0);
});

/** Numbers go on after the last one, and the ledger still refuses what does not balance. */
async function expectNewRowsToFit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ fits: boolean }>(`
      select nextval(pg_get_serial_sequence('users', 'id')) > (select max(id) from users) as fits`);
    expect(rows[0]!.fits).toBe(true);
    await expect(client.query('delete from ledger_entries')).rejects.toThrow();
  } finally {
    await client.end();
  }
}

test('a backup of an older version is migrated after it has come back', async () => {
  const names = (await readdir(path.join(ROOT, 'server/migrations'))).sort();
  const [then, now] = [await fresh(), await fresh()];
  await migrate(then.url, { only: new Set(names.slice(0, -1)) });
  const pictures = storesAt('older-media');
  await takeBackup({ url: then.url, pictures, now: () => t.clock.now }, place('older'));
  await restoreBackup({ url: now.url, pictures }, place('older'));
  const { rows } = await now.pool.query('select name from schema_migrations order by name');
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test('what cannot be restored whole is refused, and nothing is written', async () => {
  const pictures = storesAt('media');
  const source = { url: t.database.url, pictures, now: () => t.clock.now };
  await takeBackup(source, place('sound'));
  await expect(takeBackup(source, place('sound'))).rejects.toThrow('is not empty');
  await expect(restoreBackup({ url: t.database.url, pictures }, place('sound'))).rejects.toThrow('There are people');

  const target = await fresh();
  await expect(restoreBackup({ url: target.url, pictures }, place('nowhere'))).rejects.toThrow('not a whole backup');
  const manifest = await readFile(manifestFile(place('sound')), 'utf8');
  const newer = { ...(await readManifest(place('sound'))) };
  newer.migrations = [...newer.migrations, { name: '9999_later.sql', checksum: 'x' }];
  await writeFile(manifestFile(place('sound')), JSON.stringify(newer));
  await expect(restoreBackup({ url: target.url, pictures }, place('sound'))).rejects.toThrow('newer version');
  await writeFile(manifestFile(place('sound')), manifest);
  await appendFile(tableFile(place('sound'), { schema: 'public', name: 'orders' }), 'x');
  await expect(restoreBackup({ url: target.url, pictures }, place('sound'))).rejects.toThrow('orders');
  const { rows } = await target.pool.query('select count(*)::int as people from users');
  expect(rows[0].people).toBe(0);
});
