import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { IMPERSONAL } from './impersonal-tables';
import { RETENTION } from './retention';
import { tableName } from './retention-tables';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Columns by which a row belongs to somebody: their number, their seat, or what is personal in itself. */
const PERSONAL = /^(user_id|owner_id|leader_id|participant_id|writer_id|target_user_id|phone|email|buyer_email|birth)$/;

test('a table with a person in it is listed, with what becomes of it', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(t.db);
  const personal = new Set(rows.filter(({ column }) => PERSONAL.test(column)).map(({ table }) => table));
  const listed = Object.keys(RETENTION).map(tableName);
  expect([...personal].filter((table) => !listed.includes(table))).toEqual([]);
  const known = [...listed, ...IMPERSONAL.map(tableName)];
  const all = new Set(rows.map(({ table }) => table).filter((table) => table !== 'schema_migrations'));
  expect([...all].filter((table) => !known.includes(table))).toEqual([]);
  const columns = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const exported = Object.entries(RETENTION).flatMap(([table, each]) =>
    [...each.exported, ...(each.clear && 'column' in each.clear ? [each.clear.column] : [])].map(
      (column) => `${tableName(table)}.${column}`,
    ),
  );
  expect(exported.filter((column) => !columns.has(column))).toEqual([]);
});

test('the privacy page lists every line once', async () => {
  const { body } = await t.call(null, 'GET', '/api/legal/privacy');
  for (const { what } of Object.values(RETENTION)) expect(body.text).toContain(`- ${what}: `);
  expect(body.text.match(/- 관심 목록, 본 것, 검색어/g)).toHaveLength(1);
});

test('what has had its time is cleared: positions, unfinished sign-ups, logins that left', async () => {
  const person = await t.person();
  const ago = (days: number) => new Date(t.clock.now.getTime() - days * 86_400_000);
  await t.db
    .insertInto('positionUses')
    .values([184, 182].map((days) => ({ userId: person.userId, purpose: 'HOME' as const, at: ago(days) })))
    .execute();
  await t.db
    .insertInto('leftIdentities')
    .values([31, 29].map((days) => ({ mac: String(days), at: ago(days) })))
    .execute();
  const unfinished = await t.db
    .insertInto('users')
    .values(
      [31, 29].map((days) => ({
        provider: 'naver',
        providerUserId: `u${days}`,
        name: '김',
        email: '',
        createdAt: ago(days),
      })),
    )
    .returning(['id', 'createdAt'])
    .execute();
  await t.deps.jobs.add(t.db, 'accounts.clear', {});
  await t.runJobs();
  expect(await t.db.selectFrom('positionUses').select('at').execute()).toEqual([{ at: ago(182) }]);
  expect(await t.db.selectFrom('leftIdentities').select('mac').execute()).toEqual([{ mac: '29' }]);
  const left = await t.db.selectFrom('users').select('id').where('signedUpAt', 'is', null).execute();
  expect(left).toEqual([{ id: unfinished[1]!.id }]);
});

test('what the law keeps, phone checks and tickets go when their time is over', async () => {
  const [gone, kept] = [await t.person(), await t.person()];
  const at = (days: number) => new Date(t.clock.now.getTime() + days * 86_400_000);
  const soon = new Date(t.clock.now.getTime() + 60_000);
  await t.db
    .insertInto('retainedPeople')
    .values([
      { userId: gone.userId, sealed: 'a', until: at(-0.01) },
      { userId: kept.userId, sealed: 'b', until: soon },
    ])
    .execute();
  const check = { phone: '010-1111-2222', ticket: 'x', tries: 0 };
  await t.db
    .insertInto('phoneChecks')
    .values([
      { userId: gone.userId, ...check, askedAt: at(-1.01) },
      { userId: kept.userId, ...check, ticket: 'y', askedAt: at(-0.99) },
    ])
    .execute();
  const ticket = { provider: 'naver' };
  await t.db
    .insertInto('linkTickets')
    .values([
      { hash: Buffer.from('old'), userId: gone.userId, ...ticket, expiresAt: at(-0.01) },
      { hash: Buffer.from('new'), userId: kept.userId, ...ticket, expiresAt: soon },
    ])
    .execute();
  await t.deps.jobs.add(t.db, 'accounts.clear', {});
  await t.runJobs();
  for (const table of ['retainedPeople', 'phoneChecks', 'linkTickets'] as const)
    expect(await t.db.selectFrom(table).select('userId').execute()).toEqual([{ userId: kept.userId }]);
});

test('consents outlive their person by five years, uses of the position by what is left of six months', async () => {
  const [left, here] = [await t.person(), await t.person()];
  const unfinished = await t.db
    .insertInto('users')
    .values({ provider: 'naver', providerUserId: 'u99', name: '', email: '', createdAt: t.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const everybody = [left.userId, here.userId, unfinished.id];
  const consent = { kind: 'MARKETING' as const, version: 1, given: true, at: t.clock.now };
  await t.db
    .insertInto('consents')
    .values(everybody.map((userId) => ({ userId, ...consent })))
    .execute();
  await t.db
    .insertInto('positionUses')
    .values(everybody.map((userId) => ({ userId, purpose: 'HOME' as const, at: t.clock.now })))
    .execute();
  const began = t.clock.now;
  expect((await t.call(left, 'DELETE', '/api/users')).status).toBe(200);
  const whose = async (table: 'consents' | 'positionUses') =>
    (await t.db.selectFrom(table).select('userId').where('userId', 'in', everybody).orderBy('userId').execute()).map(
      ({ userId }) => userId,
    );
  const clear = async (days: number) => {
    t.clock.now = new Date(began.getTime() + days * 86_400_000);
    await t.deps.jobs.add(t.db, 'accounts.clear', {});
    await t.runJobs();
    return [await whose('consents'), await whose('positionUses')];
  };
  const both = [left.userId, here.userId];
  expect(await clear(1)).toEqual([everybody, everybody]);
  expect(await clear(40)).toEqual([both, both]);
  expect(await clear(184)).toEqual([both, []]);
  expect(await clear(5 * 365 + 1)).toEqual([[here.userId], []]);
  t.clock.now = began;
});
