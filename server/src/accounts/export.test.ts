import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { RETENTION } from './retention';
import { tableName } from './retention-tables';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Column = { table: string; column: string; type: string };
type Owner = Person & { seat: number; board: number };

/** Whose a row is, by the name of its column; everything else is filled by its type. */
const OWNED: Record<string, (owner: Owner) => unknown> = {
  user_id: ({ userId }) => userId,
  owner_id: ({ userId }) => userId,
  follower_id: ({ userId }) => userId,
  leader_id: ({ userId }) => userId,
  by_id: ({ userId }) => userId,
  reporter_id: ({ userId }) => userId,
  blocker_id: ({ userId }) => userId,
  asker_id: ({ userId }) => userId,
  target_user_id: ({ userId }) => userId,
  participant_id: ({ seat }) => seat,
  board_id: ({ board }) => board,
  payout_id: ({ seat }) => seat,
};

let filled = 1000;
function valueFor({ table, column, type }: Column, owner: Owner): unknown {
  if (column === 'id' && (table === 'participants' || table === 'payouts')) return owner.seat;
  if (column === 'id' && table === 'boards') return owner.board;
  if (table === 'reviews' && column === 'board_id') return ++filled;
  const owned = OWNED[column];
  if (owned) return owned(owner);
  filled += 1;
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'boolean') return true;
  if (type === 'date') return `19${(filled % 90) + 10}-05-05`;
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2026, 0, 1, 0, filled));
  if (type.startsWith('time')) return '12:00';
  if (type === 'jsonb') return JSON.stringify({ [column]: filled });
  if (type.endsWith('[]')) return sql.raw("'{}'");
  if (type === 'bytea') return Buffer.from([filled % 256]);
  if (type === 'smallint') return filled % 30_000;
  if (type === 'numeric') return (filled % 9) + 0.5;
  return /int|double|real/.test(type) ? filled : `${column} ${filled}`;
}

/** Every column of every table; constraints and triggers are put away, since any value will do here. */
async function bareColumns(): Promise<Column[]> {
  await sql`do $$ declare c record; begin
    for c in select conrelid::regclass as t, conname from pg_constraint
      where contype in ('c', 'f') and connamespace = 'public'::regnamespace loop
      execute format('alter table %s drop constraint %I', c.t, c.conname);
    end loop;
    for c in select oid::regclass as t from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s disable trigger user', c.t);
    end loop;
  end $$`.execute(t.db);
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''`.execute(t.db);
  return rows;
}

async function fill(columns: Column[], table: string, owner: Owner): Promise<void> {
  const own = columns.filter((each) => each.table === table);
  const names = sql.join(own.map(({ column }) => sql.ref(column)));
  const values = sql.join(own.map((column) => valueFor(column, owner)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value values (${values})`.execute(t.db);
}

test('one’s own data is one’s own row of every table that has one, and nobody else’s', async () => {
  const [me, her] = [await t.person(), await t.person()];
  const columns = await bareColumns();
  const tables = Object.entries(RETENTION).filter(([name, { exported }]) => exported.length > 0 && name !== 'users');
  const owners = [
    { ...me, seat: 501, board: 601 },
    { ...her, seat: 502, board: 602 },
  ];
  for (const [name] of tables) {
    await sql`delete from ${sql.table(tableName(name))}`.execute(t.db);
    for (const owner of owners) await fill(columns, tableName(name), owner);
  }
  // A follow that a block ended is nobody's to read.
  await t.db.updateTable('regulars').set({ partedAt: null }).execute();
  const { body } = await t.call(me, 'GET', '/api/users/export');
  for (const [name, { exported }] of tables) {
    const mine = await rowOf(tableName(name), exported, owners[0]!);
    expect([name, body.tables[name]]).toEqual([name, [expect.objectContaining(mine)]]);
  }
  expect(body.tables.users).toMatchObject([{ nickname: me.nickname, email: me.email }]);
});

/** The row that was filled for somebody, found by the first of its columns that says whose it is. */
async function rowOf(table: string, exported: readonly string[], owner: Owner): Promise<Record<string, unknown>> {
  const { rows: names } = await sql<{ column: string }>`
    select attname as column from pg_attribute where attrelid = ${table}::regclass and attnum > 0`.execute(t.db);
  const [key] = Object.keys(OWNED).filter((column) => names.some((each) => each.column === column));
  const picked = sql.join(exported.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`
    select ${picked} from ${sql.table(table)} where ${sql.ref(key!)} = ${OWNED[key!]!(owner)}`.execute(t.db);
  expect(rows).toHaveLength(1);
  return JSON.parse(JSON.stringify(rows[0]));
}

test('a review says which way it went; a dispute of others is given with one’s own answer alone', async () => {
  const [leader, follower] = [await t.person(), await t.person()];
  const columns = await bareColumns();
  const owner = { ...follower, seat: 701, board: 801 };
  await fill(columns, 'participants', owner);
  await fill(columns, 'boards', { ...leader, seat: 701, board: 801 });
  await fill(columns, 'disputes', owner);
  const review = { targetUserId: leader.userId, writerId: 701 as never, targetId: 702 as never };
  const words = {
    boardId: 801 as never,
    targetRole: 'LEADER' as const,
    star: 5,
    keywords: [],
    body: '좋았어요',
    openedAt: t.clock.now,
  };
  await t.db
    .insertInto('reviews')
    .values({ ...review, ...words, createdAt: t.clock.now })
    .execute();
  const tablesOf = async (person: Person) => (await t.call(person, 'GET', '/api/users/export')).body.tables;
  const [led, told] = [await tablesOf(leader), await tablesOf(follower)];
  expect([led.reviews, told.reviews]).toMatchObject([[{ side: 'received' }], [{ side: 'written' }]]);
  expect(told.disputes).toMatchObject([{ side: 'told', text: expect.stringContaining('text') }]);
  expect(led.disputes).toMatchObject([
    { side: 'answered', text: null, wanted: null, answer: expect.stringContaining('answer') },
  ]);
});
