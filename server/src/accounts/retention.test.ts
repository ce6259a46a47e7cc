import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { IMPERSONAL, RETENTION } from './retention';
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
    [...each.exported, ...(each.clear ? [each.clear.column] : [])].map((column) => `${tableName(table)}.${column}`),
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
