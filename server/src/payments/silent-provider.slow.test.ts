import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sanctionNow } from '../safety/test-sanctions';
import { type TestApp, testApp } from '../test-app';
import { portoneStandIn } from './provider/test-portone';
import { RECONCILE_QUEUE } from './reconcile-orders';
import { fullRoom, stageOf } from './test-rooms';
import { type ServerProcess, startServerProcess } from './test-server-process';

const UNREPORTED = 1000;
const WITHIN = { timeout: 5000, interval: 50 };

let t: TestApp;
let real: Awaited<ReturnType<typeof portoneStandIn>>;
let server: ServerProcess;

beforeAll(async () => {
  real = await portoneStandIn();
  real.setSilence((line) => line.startsWith('GET /payments/find/') || line.endsWith('/imp_hangs'));
  t = await testApp({ now: new Date() });
  const keys = { PORTONE_KEY: 'key', PORTONE_SECRET: 'secret', PORTONE_URL: real.url };
  server = await startServerProcess(t, keys);
});
afterAll(async () => {
  await server?.stop();
  await real?.close();
  await t.close();
});

const looks = () => real.lines().filter((line) => line.startsWith('GET /payments/find/'));
const runningSweeps = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from jobs where name = 'payments.reconcile' and locked_by is not null`.execute(t.db);
  return rows[0]!.n;
};

test('a thousand unreported orders at a silent provider keep nobody else waiting', async () => {
  const room = await fullRoom(t);
  const led = await fullRoom(t);
  const payer = room.followers[0]!;
  const told = (await server.call(payer, 'POST', `/api/chat/rooms/${room.id}/orders`))!.body;
  await sql`
    insert into orders (merchant_uid, board_id, participant_id, amount, status, created_at, asked_at, check_at)
    select 'unreported ' || n, board_id, participant_id, amount, 'VOID', now(), now(), now()
    from orders, generate_series(1, ${UNREPORTED}) as n where merchant_uid = ${told.merchantUid}`.execute(t.db);
  for (let n = 0; n < 4; n++) {
    await t.deps.jobs.add(t.db, 'payments.reconcile', {}, { runAt: new Date(), queue: RECONCILE_QUEUE });
  }
  await vi.waitFor(() => expect(looks().length).toBeGreaterThan(1), { timeout: 20_000, interval: 50 });

  await sanctionNow(t.deps, led.leader.userId, { kind: 'BANNED', reason: 'x' });
  await vi.waitFor(async () => expect(await stageOf(t, led)).toBe('CANCELLED'), WITHIN);

  real.add({ imp_uid: 'imp_told', merchant_uid: told.merchantUid, amount: told.amount, buyer_email: payer.email });
  const notice = { imp_uid: 'imp_told', merchant_uid: told.merchantUid, status: 'paid' };
  expect((await server.call(null, 'POST', '/api/payments/webhook', notice))!.status).toBe(200);
  const statusOf = () => t.db.selectFrom('orders').select('status').where('merchantUid', '=', told.merchantUid);
  await vi.waitFor(async () => expect((await statusOf().executeTakeFirstOrThrow()).status).toBe('PAID'), WITHIN);

  // Few were asked about, none twice at once, and the node is as ready as before.
  expect(new Set(looks()).size).toBe(looks().length);
  expect(looks().length).toBeLessThan(50);
  expect(await runningSweeps()).toBeLessThanOrEqual(1);
  expect((await server.call(null, 'GET', '/readyz'))!.status).toBe(200);
});

test('and it stops cleanly while the provider is silent', async () => {
  const notice = { imp_uid: 'imp_hangs', merchant_uid: 'unreported 1', status: 'paid' };
  expect((await server.call(null, 'POST', '/api/payments/webhook', notice))!.status).toBe(200);
  await vi.waitFor(() => expect(real.lines()).toContain('GET /payments/imp_hangs'), WITHIN);
  await server.stop();
  expect(await server.exitCode).toBe(0);
});
