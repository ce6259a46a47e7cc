import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { fullRoom, payShareOf, type TestRoom } from '../test-rooms';

const ORDERS = 5_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

/** Reads of a whole table so far, by all connections. */
async function wholeReads(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; reads: number }>`
    select relname as name, seq_scan::int as reads from pg_stat_user_tables
    where relname in ('orders', 'refunds', 'ledger_sets', 'ledger_entries', 'participants', 'boards')`.execute(t.db);
  return Object.fromEntries(rows.map(({ name, reads }) => [name, reads]));
}

/** Statistics are kept per connection and told now and then; a closing connection tells all. */
async function settled(): Promise<Record<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(t.db);
  return wholeReads();
}

/** Somebody else's money, a lot of it. */
async function fill(room: TestRoom): Promise<void> {
  await sql`
    insert into orders (merchant_uid, board_id, participant_id, amount, status, imp_uid, provider, created_at)
    select 'old ' || n, ${room.id}, (select min(id) from participants where board_id = ${room.id}), 1, 'REFUNDED',
      'old ' || n, 'SANDBOX', now() from generate_series(1, ${ORDERS}::int) n`.execute(t.db);
  await sql`
    with sets as (
      insert into ledger_sets (kind, imp_uid, board_id, at, provider)
      select 'PAYMENT', 'old ' || n, ${room.id}, now(), 'SANDBOX' from generate_series(1, ${ORDERS / 10}::int) n returning id
    )
    insert into ledger_entries (set_id, board_id, account, amount)
    select id, ${room.id}, account, amount from sets, (values ('OUTSIDE', -1), ('HOLDING', 1)) v (account, amount)`.execute(
    t.db,
  );
}

test('a payment and its refund read no table from end to end, also on connections that knew it empty', async () => {
  const [first, second, old] = [await fullRoom(t), await fullRoom(t), await fullRoom(t)];
  await payShareOf(t, first, first.followers[0]!);
  await fill(old);
  await sql`analyze orders, refunds, ledger_sets`.execute(t.db);
  const before = await settled();
  await payShareOf(t, second, second.followers[0]!);
  await t.call(second.leader, 'POST', `/api/group-boards/${second.id}/cancel`);
  await t.runJobs();
  const after = await settled();
  for (const table of ['orders', 'ledger_entries', 'ledger_sets'])
    expect([table, after[table]]).toEqual([table, before[table]]);
});
