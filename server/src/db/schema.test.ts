import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesFile } from '../../generate/tables-file';
import { type TestDatabase, testDatabase } from './test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const written = () => readFileSync(path.join(import.meta.dirname, 'schema.gen.ts'), 'utf8');

test('the types of the tables are what `npm run generate` writes', async () => {
  expect(await tablesFile(database.pool)).toBe(written());
});

test('a new column has its type, from the database alone', async () => {
  await database.pool.query(`
    alter table boards add column plain text, add column counted integer not null default 0, add column eve date not null,
      add column told_by bigint references users, add column mood text check (mood in ('GOOD', 'BAD'));
    comment on column boards.plain is 'What it is.'`);
  const before = written();
  const more = (await tablesFile(database.pool)).split('\n').filter((line) => !before.includes(`${line}\n`));
  expect(more.map((line) => line.trim())).toEqual([
    '/** What it is. */',
    'plain: string | null;',
    'counted: Generated<number>;',
    'eve: CalendarDate;',
    "toldBy: Ids['users'] | null;",
    "mood: 'GOOD' | 'BAD' | null;",
  ]);
});

test('a column that is gone has no type left over', async () => {
  await database.pool.query('alter table messages drop column pictures');
  await expect(tablesFile(database.pool)).rejects.toThrow('messages.pictures');
});
