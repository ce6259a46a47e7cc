import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseAway } from './database-away';
import { type TestDatabase, testDatabase } from './test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const errorOf = (sql: string) =>
  database.pool.query(sql).then(
    () => null,
    (error: unknown) => error,
  );

test('a database that only reads, as a former primary does, is away and not at fault', async () => {
  const error = await errorOf('begin read only; select 1 from users for no key update; commit');
  expect(error).toMatchObject({ code: '25006' });
  expect(isDatabaseAway(error)).toBe(true);
});

test('a wrong statement is at fault', async () => {
  expect(isDatabaseAway(await errorOf('select 1 from nowhere'))).toBe(false);
});
