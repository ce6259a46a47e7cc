import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { runCommand, type Said } from '../test-command';
import { ask, payoutsOf, ripeRoom } from './test-payouts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { PAYMENT_SANDBOX: 'on' }, now: new Date() });
  await t.listen();
});
afterAll(() => t.close());

/** `npm run payouts` as somebody types it, beside a service that does its jobs. */
async function payouts(...words: string[]): Promise<Said> {
  let isOver = false;
  const answer = runCommand(t.database.url, 'payouts/payouts-command.ts', ...words).finally(() => (isOver = true));
  await vi.waitFor(
    async () => {
      await t.runJobs();
      expect(isOver).toBe(true);
    },
    { timeout: 90_000, interval: 200 },
  );
  return answer;
}

test('npm run payouts lists what to transfer, with the whole number, and has the bank’s word written down', {
  timeout: 200_000,
}, async () => {
  const { leader, share } = await ripeRoom(t);
  const { body } = await ask(t, leader);
  const { text } = await payouts();
  expect(text).toContain(`국민  004  12345604987654  김서연  not verified  ${2 * share}`);
  const looks = t.db.selectFrom('auditLog').select(['byId', 'target']).where('what', '=', 'read.accounts');
  expect(await looks.execute()).toEqual([{ byId: null, target: '1 payouts' }]);
  const sum = ['--sum', String(2 * share)];
  expect(await payouts('failed', String(body.id), '예금주가', '달라요', ...sum)).toEqual({
    code: 0,
    text: `payout ${body.id}: done\n`,
  });
  expect((await payoutsOf(t, leader)).list[0]).toMatchObject({ state: 'FAILED', why: '예금주가 달라요' });
  expect(await payouts('sent', String(body.id), 'KB', ...sum)).toMatchObject({
    code: 1,
    text: expect.stringContaining('ALREADY_DECIDED'),
  });
  expect((await payouts('sent', String(body.id), 'KB')).code).toBe(2);
});
