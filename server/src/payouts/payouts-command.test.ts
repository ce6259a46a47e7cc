import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { readPayoutOrder } from './payout-order';
import { ask, payoutsOf, ripeRoom } from './test-payouts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { PAYMENT_SANDBOX: 'on' } });
  await t.listen();
});
afterAll(() => t.close());

test.each([
  [['sent', '12', 'KB', '2026'], { payoutId: 12, end: { state: 'SENT', reference: 'KB 2026' } }],
  [['failed', '12', '예금주가 달라요'], { payoutId: 12, end: { state: 'FAILED', why: '예금주가 달라요' } }],
  [['returned', '12', '없는 계좌'], { payoutId: 12, end: { state: 'RETURNED', why: '없는 계좌' } }],
  [['sent', '12'], null],
  [['sent', '0', 'x'], null],
  [['sent', 'x', 'x'], null],
  [['failed', '12', ' '], null],
  [['pay', '12', 'x'], null],
  [[], null],
])('%j', (words, order) => {
  expect(readPayoutOrder(words)).toEqual(order);
});

test('what an operator says is written down once, with an audit line for every try', async () => {
  const { leader } = await ripeRoom(t);
  const { body } = await ask(t, leader);
  const say = async (requestId: string, ...words: string[]) => {
    await t.deps.jobs.add(t.db, 'payouts.end', { ...readPayoutOrder(words)!, requestId });
    await t.runJobs();
  };
  await say('one', 'sent', String(body.id), 'KB 1');
  await say('two', 'sent', String(body.id), 'KB 2');
  await say('three', 'failed', String(body.id), '늦었어요');
  await say('four', 'returned', String(body.id), '없는 계좌예요');
  await say('five', 'sent', '999999', 'KB 3');
  const audit = t.db.selectFrom('audit').select(['requestId', 'object', 'outcome']).where('action', '=', 'payout-end');
  expect(
    (await audit.orderBy('id').execute()).map(({ requestId, object, outcome }) => [requestId, object, outcome]),
  ).toEqual([
    ['one', `payout ${body.id} SENT`, 'done'],
    ['two', `payout ${body.id} SENT`, 'ALREADY_DECIDED'],
    ['three', `payout ${body.id} FAILED`, 'ALREADY_DECIDED'],
    ['four', `payout ${body.id} RETURNED`, 'done'],
    ['five', 'payout 999999 SENT', 'NOT_FOUND'],
  ]);
  expect((await payoutsOf(t, leader)).list[0]).toMatchObject({ state: 'RETURNED', why: '없는 계좌예요' });
  const asked = t.db.selectFrom('audit').select(['action', 'outcome']).where('userId', '=', leader.userId);
  expect(await asked.orderBy('id').execute()).toEqual([
    { action: 'payout-account', outcome: 'done' },
    { action: 'payout-request', outcome: 'done' },
  ]);
});
