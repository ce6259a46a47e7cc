import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config';
import { portoneStandIn } from '../../payments/provider/test-portone';
import { order, payShareOf, promisePart, roomIn, stageOf, type TestRoom } from '../../payments/test-rooms';
import { ask, pass, payoutsOf, ripeRoom, saveAccountOf } from '../../payouts/test-payouts';
import { startServer } from '../../start-server';
import { type Person, type TestApp, testApp } from '../../test-app';
import { runCommand } from '../../test-command';
import { fillDemo } from '../fill-demo';
import { settleSandbox } from './settle-sandbox';
import { findUnsettled, isUnsettled } from './unsettled';

/** A database that was tried with demo and sandbox, and is then started with real keys. */
let tried: TestApp;
let t: TestApp;
let real: Awaited<ReturnType<typeof portoneStandIn>>;
let rooms: Record<'unpaid' | 'half' | 'paid' | 'bought' | 'done', TestRoom>;
let leader: Person;

const keys = () => ({ PORTONE_KEY: 'key', PORTONE_SECRET: 'secret', PORTONE_URL: real.url });

beforeAll(async () => {
  real = await portoneStandIn();
  tried = await testApp({ env: { DEMO: 'on' } });
  await tried.listen();
  await fillDemo(tried.db, tried.clock.now, tried.deps.log);
  const done = await ripeRoom(tried);
  leader = done.leader;
  await saveAccountOf(tried, leader);
  pass(tried, 57, leader);
  expect((await ask(tried, leader)).status).toBe(200);
  rooms = {
    done,
    unpaid: await roomIn(tried, 'RECRUITED'),
    half: await roomIn(tried, 'RECRUITED'),
    paid: await roomIn(tried, 'PAYING'),
    bought: await roomIn(tried, 'PURCHASED'),
  };
  await order(tried, rooms.unpaid, rooms.unpaid.followers[0]!);
  await payShareOf(tried, rooms.half, rooms.half.followers[0]!);
  await promisePart(tried, rooms.bought, 0, 1000, 77);
  t = await testApp({ database: tried.database, env: keys(), now: tried.clock.now });
});
afterAll(async () => {
  await tried.close();
  await real.close();
});

const sums = async () =>
  (
    await sql<{ account: string; sum: number }>`
      select account, sum(amount)::float8 as sum from ledger_entries group by account having sum(amount) <> 0`.execute(
      t.db,
    )
  ).rows;

const start = () =>
  startServer(
    readConfig({
      ...keys(),
      NODE_ENV: 'test',
      DATABASE_URL: tried.database.url,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
    }),
  );

test('every row of money knows who took it', async () => {
  const { rows } = await sql<{ provider: string }>`
    select distinct provider from orders union select distinct provider from ledger_sets`.execute(t.db);
  expect(rows).toEqual([{ provider: 'SANDBOX' }]);
});

test('with real keys the start is refused, and says which command helps', async () => {
  await expect(start()).rejects.toThrow(/npm run sandbox -- settle/);
  const listed = await runCommand(tried.database.url, 'demo/settle/sandbox-command.ts');
  expect(listed.code).toBe(1);
  expect(listed.text).toMatch(/\d+ invented people, \d+ purchases, \d+ payouts/);
  // Without keys there is nothing to settle for.
  expect((await runCommand(tried.database.url, 'demo/settle/sandbox-command.ts', 'settle')).code).toBe(2);
});

test('what the sandbox took is never asked about at PortOne, and no payout is made of it', async () => {
  await t.runJobs();
  const looked = await tried.db.selectFrom('sandboxPayments').select('impUid').limit(1).executeTakeFirstOrThrow();
  await expect(t.deps.payments.payment(looked.impUid)).rejects.toThrow(/taken elsewhere/);
  await expect(t.deps.payments.refund(looked.impUid, { amount: 1, balance: 1 }, '')).rejects.toThrow(/taken elsewhere/);
  expect(real.asked).toEqual([]);
  expect(await payoutsOf(t, leader)).toMatchObject({ available: 0, parts: [] });
});

test('settled, interrupted, settled again: the books are even, nobody waits, nothing is asked of PortOne', async () => {
  let steps = 0;
  const dying = {
    ...t.deps,
    now: () => {
      steps += 1;
      if (steps > 60) throw new Error('killed');
      return t.clock.now;
    },
  };
  await expect(settleSandbox(dying)).rejects.toThrow('killed');
  expect(await isUnsettled(t.db)).toBe(true);
  const settled = await settleSandbox(t.deps);
  expect(settled.people).toBeGreaterThan(60);
  expect(await findUnsettled(t.db)).toEqual({ people: [], rooms: [], payouts: [] });
  expect(await settleSandbox(t.deps)).toEqual({ people: 0, rooms: 0, payouts: 0, won: 0 });

  expect(await sums()).toEqual([]);
  const stages = await Promise.all(Object.values(rooms).map((room) => stageOf(t, room)));
  expect(Object.fromEntries(Object.keys(rooms).map((name, nth) => [name, stages[nth]]))).toEqual({
    done: 'COMPLETED',
    unpaid: 'RECRUITED',
    half: 'CANCELLED',
    paid: 'CANCELLED',
    bought: 'COMPLETED',
  });
  const { rows: open } = await sql`
    select b.id from boards b join users u on u.id = b.leader_id
    where u.demo and b.stage not in ('COMPLETED', 'CANCELLED')
    union all select id from payouts where state = 'REQUESTED'
    union all select id from refunds where done_at is null
    union all select id from disputes where ended_at is null
    union all select 0 from daily_figures`.execute(t.db);
  expect(open).toEqual([]);
  expect(await payoutsOf(t, leader)).toMatchObject({ available: 0, requested: 0 });
  expect((await payoutsOf(t, leader)).list.map(({ state }: { state: string }) => state)).toContain('FAILED');
});

test('then the start passes, an unpaid order is real, and PortOne was asked about no payment of the sandbox', async () => {
  const server = await start();
  await server.stop();
  await t.runJobs();
  expect(real.asked.filter(({ line }) => line.startsWith('GET') || line.includes('cancel'))).toEqual([]);
  const { merchantUid, amount } = await order(t, rooms.unpaid, rooms.unpaid.followers[0]!);
  expect(real.prepared.get(merchantUid)).toBe(amount);
  const ordered = t.db.selectFrom('orders').select('provider').where('merchantUid', '=', merchantUid);
  expect(await ordered.executeTakeFirstOrThrow()).toEqual({ provider: 'PORTONE' });
});
