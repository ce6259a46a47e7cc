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
