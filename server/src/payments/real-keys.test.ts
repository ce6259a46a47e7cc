import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../log';
import { type Person, type TestApp, testApp } from '../test-app';
import { booksOf } from './ledger/test-books';
import { portoneStandIn } from './provider/test-portone';
import { fullRoom, order, report } from './test-rooms';

/** Beside a provider that takes real money some things are off. */
let real: Awaited<ReturnType<typeof portoneStandIn>>;
const apps: TestApp[] = [];
const lines: string[] = [];
let numbers = 0;
beforeAll(async () => {
  real = await portoneStandIn();
});
afterAll(async () => {
  await real.close();
  for (const app of apps) await app.close();
});

async function withKeys(env: Record<string, string> = {}): Promise<TestApp> {
  const keys = { PORTONE_KEY: 'key', PORTONE_SECRET: 'secret', PORTONE_URL: real.url };
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const app = await testApp({ env: { ...keys, ...env }, log });
  real.setClock(() => app.clock.now);
  apps.push(app);
  return app;
}

function cardOf(merchantUid: string, amount: number, buyerEmail: string): string {
  const impUid = `imp_real_${++numbers}`;
  real.add({ imp_uid: impUid, merchant_uid: merchantUid, amount, buyer_email: buyerEmail });
  return impUid;
}

test('a payment under an id of the client’s own counts for nothing, unless it is switched on', async () => {
  for (const [env, expected] of [
    [{}, 'PAYMENT_FOREIGN'],
    [{ CLIENT_MADE_PAYMENTS: 'on' }, undefined],
  ] as const) {
    const t = await withKeys(env);
    const room = await fullRoom(t);
    const payer = room.followers[0]!;
    const own = cardOf(`own_${numbers}`, room.share, payer.email);
    expect((await report(t, room, payer, own)).body.code).toBe(expected);
    expect((await booksOf(t, room)).payers).toBe(expected ? 0 : 1);
  }
});

test('our own orders count as ever', async () => {
  const t = await withKeys();
  const room = await fullRoom(t);
  const payer = room.followers[0]!;
  const { merchantUid, amount } = await order(t, room, payer);
  expect((await report(t, room, payer, cardOf(merchantUid, amount, payer.email))).status).toBe(200);
});

test('an amount that could not be registered at first is registered all the same, and nobody is kept from paying', async () => {
  const t = await withKeys();
  const room = await fullRoom(t);
  const [first, second] = room.followers as [Person, Person];
  real.trouble.push({ status: 503, body: '{}' });
  const { merchantUid, amount } = await order(t, room, first);
  expect(real.prepared.get(merchantUid)).toBe(amount);
  real.trouble.push({ status: 503, body: '{}' }, { status: 503, body: '{}' });
  lines.length = 0;
  const unregistered = await order(t, room, second);
  expect(real.prepared.has(unregistered.merchantUid)).toBe(false);
  expect(lines.filter((line) => line.includes('could not be registered'))).toHaveLength(1);
  const impUid = cardOf(unregistered.merchantUid, unregistered.amount, second.email);
  expect((await report(t, room, second, impUid)).status).toBe(200);
});

test('nobody pays real money into the demo neighbourhood', async () => {
  const t = await withKeys({ CLIENT_MADE_PAYMENTS: 'on' });
  const room = await fullRoom(t);
  const payer = room.followers[0]!;
  await t.db.updateTable('users').set({ provider: 'demo' }).where('id', '=', room.leader.userId).execute();
  const refused = await t.call(payer, 'POST', `/api/chat/rooms/${room.id}/orders`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'DEMO_NOT_PAYABLE' } });
  const own = cardOf(`own_${numbers}`, room.share, payer.email);
  expect((await report(t, room, payer, own)).body.code).toBe('DEMO_NOT_PAYABLE');
  expect(await booksOf(t, room)).toMatchObject({ orders: [], movements: [], openRefunds: [] });
});

test('a payment the browser told us of and that was refused leaves one line, with nothing of a person in it', async () => {
  const t = await withKeys();
  const room = await fullRoom(t);
  const payer = room.followers[0]!;
  const { merchantUid, amount } = await order(t, room, payer);
  const impUid = cardOf(merchantUid, amount - 1, payer.email);
  lines.length = 0;
  expect((await report(t, room, payer, impUid)).body.code).toBe('PAYMENT_MISMATCH');
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0]!);
  const told = { by: 'browser', code: 'PAYMENT_MISMATCH', roomId: room.id, userId: payer.userId, impUid };
  expect(line).toMatchObject({ level: 50, msg: 'payment refused', ...told });
  expect(lines[0]).not.toContain(payer.email);
  expect(lines[0]).not.toContain(payer.nickname);
  await vi.waitFor(async () => {
    const trail = await t.db.selectFrom('audit').selectAll().where('userId', '=', payer.userId).execute();
    expect(trail).toMatchObject([
      {
        action: 'pay',
        object: `room ${room.id} payment ${impUid}`,
        outcome: 'PAYMENT_MISMATCH',
        requestId: expect.any(String),
      },
    ]);
  });
});
