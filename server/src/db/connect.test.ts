import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase } from './check-database';
import { connect } from './connect';
import { type TestDatabase, testDatabase } from './test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('whole numbers come as numbers, dates as text, instants as Date, names in camel case', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as big_id, sum(n)::numeric as total, array_agg(n) as all_of_them,
      date '2026-11-14' as the_day, array[date '2026-11-14'] as days, '{}'::int8[] as none,
      timestamptz '2026-11-14T17:03:12.481+09' as at
    from (values (1::int8), (2::int8)) v(n)`.execute(database.db);
  expect(rows[0]).toEqual({
    bigId: 9007199254740991,
    total: 3,
    allOfThem: [1, 2],
    theDay: '2026-11-14',
    days: ['2026-11-14'],
    none: [],
    at: new Date('2026-11-14T08:03:12.481Z'),
  });
});

test('a wide row is a quick one: its fields lie in one shape, and not in a dictionary', async () => {
  const columns = Array.from({ length: 60 }, (_, at) => `${at} as of_${at}_s`).join(', ');
  const { rows } = await sql<object>`select ${sql.raw(columns)} from generate_series(1, 2)`.execute(database.db);
  expect(rows.map((row) => Object.keys(row).length)).toEqual([60, 60]);
  setFlagsFromString('--allow-natives-syntax');
  const isQuick = runInThisContext('(row) => %HasFastProperties(row)') as (row: object) => boolean;
  const quick = rows.map(isQuick);
  setFlagsFromString('--no-allow-natives-syntax');
  expect(quick).toEqual([true, true]);
});

test('a statement beside the query builder keeps the names of the database', async () => {
  const { rows } = await database.pool.query('select 1 as one_of_them');
  expect(rows).toEqual([{ one_of_them: 1 }]);
});

test('a number too big to be exact is refused rather than rounded', async () => {
  await expect(sql`select 9007199254740993::int8 as n`.execute(database.db)).rejects.toThrow(/does not fit/);
});

test('the embedded database knows Hangul', async () => {
  await expect(checkDatabase(database.db)).resolves.toBeUndefined();
});

test('a database whose locale does not know Hangul is refused with a sentence', async () => {
  await sql`create database plain_c template template0 locale_provider libc locale 'C'`.execute(database.db);
  const plain = connect(database.url.replace(/\/\w+\?/, '/plain_c?'), { max: 1 });
  await expect(checkDatabase(plain.db)).rejects.toThrow(/locale does not know Hangul/);
  await plain.close();
  await sql`drop database plain_c with (force)`.execute(database.db);
});

test('each copy is its own', async () => {
  const other = await testDatabase();
  await sql`create table only_here (id int)`.execute(other.db);
  const seen = await sql<{ found: string | null }>`select to_regclass('only_here')::text as found`.execute(database.db);
  expect(seen.rows[0]?.found).toBeNull();
  await other.close();
});
