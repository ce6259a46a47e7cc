import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { readPayoutOrder } from './payout-order';
import { ask, payoutsOf, ripeRoom } from './test-payouts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { PAYMENT_SANDBOX: 'on' }, now: new Date() });
  await t.listen();
});
afterAll(() => t.close());

test.each([
  [
    ['sent', '12', 'KB', '2026', '--sum', '700'],
    { payoutId: 12, sum: 700, end: { state: 'SENT', reference: 'KB 2026' } },
  ],
  [['sent', '12', '--sum', '6,700', 'KB'], { payoutId: 12, sum: 6700, end: { state: 'SENT', reference: 'KB' } }],
  [['failed', '12', '이름', '--sum', '700'], { payoutId: 12, sum: 700, end: { state: 'FAILED', why: '이름' } }],
  [
    ['returned', '12', '없는 계좌', '--sum', '1'],
    { payoutId: 12, sum: 1, end: { state: 'RETURNED', why: '없는 계좌' } },
  ],
  [['sent', '12', 'KB', '2026'], null],
  [['sent', '12', 'KB', '--sum'], null],
  [['sent', '12', 'KB', '--sum', '칠백'], null],
  [['sent', '12', '--sum', '700'], null],
  [['sent', '0', 'x', '--sum', '700'], null],
  [['sent', 'x', 'x', '--sum', '700'], null],
  [['failed', '12', ' ', '--sum', '700'], null],
  [['pay', '12', 'x', '--sum', '700'], null],
  [[], null],
])('%j', (words, order) => {
  expect(readPayoutOrder(words)).toEqual(order);
});

test('what an operator says is written down once, with an audit line for every try and one where operators read', async () => {
  const { leader } = await ripeRoom(t);
  const { body } = await ask(t, leader);
  const sum = ['--sum', String(body.amount)];
  const say = async (requestId: string, ...words: string[]) => {
    await t.deps.jobs.add(t.db, 'payouts.end', { ...readPayoutOrder(words)!, requestId });
    await t.runJobs();
  };
  await say('zero', 'sent', String(body.id), 'KB 0', '--sum', String(body.amount + 1));
  await say('one', 'sent', String(body.id), 'KB 1', ...sum);
  await say('two', 'sent', String(body.id), 'KB 2', ...sum);
  await say('three', 'failed', String(body.id), '늦었어요', ...sum);
  await say('four', 'returned', String(body.id), '없는 계좌예요', ...sum);
  await say('five', 'sent', '999999', 'KB 3', ...sum);
  const audit = t.db.selectFrom('audit').select(['requestId', 'object', 'outcome']).where('action', '=', 'payout-end');
  expect(
    (await audit.orderBy('id').execute()).map(({ requestId, object, outcome }) => [requestId, object, outcome]),
  ).toEqual([
    ['zero', `payout ${body.id} SENT`, 'CONFIRM_MISMATCH'],
    ['one', `payout ${body.id} SENT`, 'done'],
    ['two', `payout ${body.id} SENT`, 'ALREADY_DECIDED'],
    ['three', `payout ${body.id} FAILED`, 'ALREADY_DECIDED'],
    ['four', `payout ${body.id} RETURNED`, 'done'],
    ['five', 'payout 999999 SENT', 'NOT_FOUND'],
  ]);
  expect((await payoutsOf(t, leader)).list[0]).toMatchObject({ state: 'RETURNED', why: '없는 계좌예요' });
  const acts = t.db
    .selectFrom('auditLog')
    .select(['byId', 'what', 'after', 'reason'])
    .where('target', '=', `payout ${body.id}`);
  expect(await acts.orderBy('id').execute()).toEqual([
    { byId: null, what: 'payout.end', after: { state: 'SENT', amount: body.amount }, reason: 'KB 1' },
    { byId: null, what: 'payout.end', after: { state: 'RETURNED', amount: body.amount }, reason: '없는 계좌예요' },
  ]);
  const asked = t.db.selectFrom('audit').select(['action', 'outcome']).where('userId', '=', leader.userId);
  expect(await asked.orderBy('id').execute()).toEqual([
    { action: 'payout-account', outcome: 'done' },
    { action: 'payout-request', outcome: 'done' },
  ]);
});

test('an order of the release before, which asked for no sum, is still carried out', async () => {
  const { leader } = await ripeRoom(t);
  const { body } = await ask(t, leader);
  const { sum: _, ...order } = readPayoutOrder(['sent', String(body.id), 'KB', '--sum', '0'])!;
  await t.deps.jobs.add(t.db, 'payouts.end', { ...order, requestId: 'before' });
  await t.runJobs();
  expect((await payoutsOf(t, leader)).list[0]).toMatchObject({ state: 'SENT' });
});
