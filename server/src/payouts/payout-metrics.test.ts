import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { endPayout } from './end-payout';
import { payoutMetrics } from './payout-metrics';
import { ask, ripeRoom } from './test-payouts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

test('what is asked for and not sent yet is counted, until it is sent', async () => {
  const registry = new Registry();
  payoutMetrics(registry, t.db, () => t.clock.now);
  const room = await ripeRoom(t);
  const { body: payout } = await ask(t, room.leader);
  expect(await registry.metrics()).toMatch(/^payouts_open 1$/m);
  expect(await registry.metrics()).toMatch(new RegExp(`^payouts_open_won ${2 * room.share}$`, 'm'));
  await endPayout(t.deps, payout.id, { state: 'SENT', reference: 'bank 1' });
  expect(await registry.metrics()).toMatch(/^payouts_open 0$/m);
  expect(await registry.metrics()).toMatch(/^payouts_open_won 0$/m);
});
