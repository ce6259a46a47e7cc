import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect';
import { migrate } from './migrate';
import { type TestDatabase, testDatabase } from './test-database';

let database: TestDatabase;
let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('several nodes starting at once apply each file once, in order', async () => {
  write('9001_a.sql', 'create table migrated (n int); insert into migrated values (1);');
  write('9002_b.sql', 'insert into migrated values (2);');
  const nodes = Array.from({ length: 4 }, () => connect(database.url, { max: 2 }));
  const applied = await Promise.all(nodes.map(({ pool }) => migrate(pool, folder)));
  await Promise.all(nodes.map((node) => node.close()));

  expect(applied.flat()).toEqual(['9001_a.sql', '9002_b.sql']);
  const { rows } = await database.pool.query('select n from migrated order by n');
  expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a file that fails leaves nothing behind and names itself', async () => {
  write('9003_c.sql', 'insert into migrated values (3); insert into no_such_table values (1);');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/9003_c\.sql failed: relation "no_such_table"/);
  const { rows } = await database.pool.query('select n from migrated where n = 3');
  expect(rows).toEqual([]);

  write('9003_c.sql', 'insert into migrated values (3);');
  expect(await migrate(database.pool, folder)).toEqual(['9003_c.sql']);
});

test('a file changed after it was applied stops the start with a sentence', async () => {
  write('9002_b.sql', 'insert into migrated values (22);');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/9002_b\.sql was changed after it had been applied/);
});
