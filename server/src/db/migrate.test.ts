import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StartRefusal } from '../start-refusal';
import { migrate } from './migrate';
import { type TestDatabase, testDatabase } from './test-database';

let database: TestDatabase;
let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
  cpSync(path.resolve(import.meta.dirname, '../../migrations'), folder, { recursive: true });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('several nodes starting at once apply each file once, in order', async () => {
  write('9001_a.sql', 'create table migrated (n int); insert into migrated values (1);');
  write('9002_b.sql', 'insert into migrated values (2);');
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, { folder })));

  expect(applied.flat()).toEqual(['9001_a.sql', '9002_b.sql']);
  const { rows } = await database.pool.query('select n from migrated order by n');
  expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('an index is built beside people, while other nodes wait for their turn', async () => {
  write(
    '9002_i.sql',
    '-- outside a transaction\ncreate index concurrently if not exists migrated_by_n on migrated (n);',
  );
  const applied = await Promise.all(Array.from({ length: 3 }, () => migrate(database.url, { folder })));
  expect(applied.flat()).toEqual(['9002_i.sql']);
  const { rows } = await database.pool.query(
    "select indisvalid from pg_index where indexrelid = 'migrated_by_n'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a table in use is waited for without making others wait', async () => {
  write('9002_u.sql', 'alter table migrated add column seen boolean;');
  const [busy, reader] = [await database.pool.connect(), await database.pool.connect()];
  await busy.query('begin');
  await busy.query('select from migrated');
  const applied = migrate(database.url, { folder });
  const waits = "select from pg_locks where relation = 'migrated'::regclass and not granted";
  await vi.waitUntil(async () => (await reader.query(waits)).rowCount === 1, { timeout: 20_000 });

  expect((await reader.query('select n from migrated')).rowCount).toBe(2);
  await busy.query('commit');
  expect(await applied).toEqual(['9002_u.sql']);
  for (const client of [busy, reader]) client.release();
});

test('a file that fails leaves nothing behind and names itself', async () => {
  write('9003_c.sql', 'insert into migrated values (3); insert into no_such_table values (1);');
  await expect(migrate(database.url, { folder })).rejects.toThrow(/9003_c\.sql failed: relation "no_such_table"/);
  const { rows } = await database.pool.query('select n from migrated where n = 3');
  expect(rows).toEqual([]);

  write('9003_c.sql', 'insert into migrated values (3);');
  expect(await migrate(database.url, { folder })).toEqual(['9003_c.sql']);
});

test('a file changed after it was applied stops the start with a sentence', async () => {
  write('9002_b.sql', 'insert into migrated values (22);');
  await expect(migrate(database.url, { folder })).rejects.toThrow(/9002_b\.sql was changed after it had been applied/);
});

test('an older version does not start on the schema of a newer one', async () => {
  rmSync(path.join(folder, '9003_c.sql'));
  await expect(migrate(database.url, { folder })).rejects.toThrow(StartRefusal);
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    /newer version has migrated .*9003_c\.sql is not known/,
  );
});

test('a database from before 1.0 is refused in a sentence of its own', async () => {
  await database.pool.query("update schema_migrations set name = '0001_users.sql' where name = '0001_people.sql'");
  await expect(migrate(database.url)).rejects.toThrow(StartRefusal);
  await expect(migrate(database.url)).rejects.toThrow(/made before version 1\.0/);
});
