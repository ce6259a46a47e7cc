import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PREPARED } from './prepared';
import { type TestDatabase, testDatabase } from './test-database';
import { transact } from './transaction';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table things (id int primary key, name text)`.execute(database.db);
  await sql`insert into things values (1, '귤')`.execute(database.db);
});
afterAll(() => database.close());

/** One connection, so that the plan is the one that was made before. */
const alone = <T>(work: (db: TestDatabase['db']) => Promise<T>) => database.db.connection().execute(work);

test.each([
  ['in front', (db: TestDatabase['db']) => db.selectFrom('users').modifyFront(PREPARED).select('id')],
  [
    'at the end',
    (db: TestDatabase['db']) =>
      db
        .deleteFrom('users')
        .where('id', '=', 0 as never)
        .modifyEnd(PREPARED),
  ],
])('a statement with the mark %s is planned once for a connection', async (_, build) => {
  await alone(async (db) => {
    const { sql: text } = build(db).compile();
    for (let time = 0; time < 3; time++) await build(db).execute();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from pg_prepared_statements where statement = ${text}`.execute(db);
    expect(rows[0]!.count).toBe(1);
  });
});

test('a column more, of a newer release beside this one: asked again, with all columns', async () => {
  await alone(async (db) => {
    const read = () => sql<object>`${PREPARED} select * from things`.execute(db);
    expect((await read()).rows).toEqual([{ id: 1, name: '귤' }]);
    await sql`alter table things add column price int default 100`.execute(db);
    expect((await read()).rows).toEqual([{ id: 1, name: '귤', price: 100 }]);
  });
});

test('in a transaction the whole of it is tried again, and what it wrote is there once', async () => {
  const rename = (tx: TestDatabase['db']) =>
    sql<object>`${PREPARED} update things set name = name || '!' returning *`.execute(tx);
  await transact(database.db, rename);
  await sql`alter table things add column unit text`.execute(database.db);
  let tries = 0;
  const { rows } = await transact(database.db, (tx) => {
    tries += 1;
    return rename(tx);
  });
  expect(rows).toEqual([{ id: 1, name: '귤!!', price: 100, unit: null }]);
  expect(tries).toBe(2);
});
