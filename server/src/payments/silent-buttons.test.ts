import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { portoneStandIn } from './provider/test-portone';
import { fullRoom, order, report, stageOf, type TestRoom } from './test-rooms';

let t: TestApp;
let real: Awaited<ReturnType<typeof portoneStandIn>>;
let numbers = 0;
beforeAll(async () => {
  real = await portoneStandIn();
  const keys = { PORTONE_KEY: 'key', PORTONE_SECRET: 'secret', PORTONE_URL: real.url };
  t = await testApp({ env: keys });
  real.setClock(() => t.clock.now);
});
afterAll(async () => {
  await real.close();
  await t.close();
});

async function paidRoom(): Promise<TestRoom> {
  const room = await fullRoom(t);
  for (const payer of room.followers) {
    const { merchantUid, amount } = await order(t, room, payer);
    const impUid = `imp_${++numbers}`;
    real.add({ imp_uid: impUid, merchant_uid: merchantUid, amount, buyer_email: payer.email });
    await report(t, room, payer, impUid);
  }
  return room;
}
const buy = (room: TestRoom) => t.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
const receive = (room: TestRoom, nth: number) =>
  t.call(room.followers[nth]!, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
const timed = async <T>(work: Promise<T>): Promise<number> => {
  const from = performance.now();
  await work;
  return performance.now() - from;
};

test('구매 완료 and 거래 완료 wait two seconds for a silent provider, and not at all for one that rests', async () => {
  const [bought, first, second] = [await paidRoom(), await paidRoom(), await paidRoom()];
  await buy(bought);
  real.setSilence((line) => line.startsWith('GET /payments/'));
  for (const room of [first, second]) {
    const took = await timed(buy(room));
    expect(took).toBeGreaterThan(1900);
    expect(took).toBeLessThan(4500);
    expect(await stageOf(t, room)).toBe('PURCHASED');
  }
  await receive(bought, 0);
  expect(await timed(receive(bought, 1))).toBeLessThan(4500);
  expect(await stageOf(t, bought)).toBe('PURCHASED');

  const asked = real.asked.length;
  await receive(first, 0);
  await receive(first, 1);
  expect(real.asked.length).toBe(asked);
  expect(await stageOf(t, first)).toBe('PURCHASED');

  real.setSilence(() => false);
  // Something told finds out that it answers again.
  await t.deps.payments.payment('imp_1', { as: 'promise' });
  t.clock.now = new Date(t.clock.now.getTime() + 60_000);
  await t.runJobs();
  expect(await stageOf(t, bought)).toBe('COMPLETED');
});
