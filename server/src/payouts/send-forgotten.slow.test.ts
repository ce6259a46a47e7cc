import type { PayoutId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTimes } from '../jobs/test-jobs';
import { type TestApp, testApp } from '../test-app';
import { payoutJobs } from './payout-jobs';
import { ask, ripeRoom } from './test-payouts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const stateOf = async (id: PayoutId) =>
  (await t.db.selectFrom('payouts').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const jobsOf = async (id: PayoutId) => (await runTimes(t.db, `payout ${id}`)).length;

test('a payout of the sandbox whose job is gone is sent a day later, and one that has its job is left to it', async () => {
  const { body: lost } = await ask(t, (await ripeRoom(t)).leader);
  await t.deps.jobs.remove(t.db, `payout ${lost.id}`);
  await payoutJobs['payouts.send-forgotten'](t.deps);
  expect(await jobsOf(lost.id)).toBe(0);
  // Days pass until another one is asked for.
  const { body: waiting } = await ask(t, (await ripeRoom(t)).leader);
  await payoutJobs['payouts.send-forgotten'](t.deps);
  expect([await jobsOf(lost.id), await jobsOf(waiting.id)]).toEqual([1, 1]);
  t.clock.now = new Date(t.clock.now.getTime() + 120_000);
  await t.runJobs();
  expect(await stateOf(lost.id)).toBe('SENT');
});
