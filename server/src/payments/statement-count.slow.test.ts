import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBoard } from '../boards/seats/join-board';
import { openBoard } from '../boards/test-boards';
import { type TestApp, testApp } from '../test-app';
import { countedQueries } from '../test-queries';
import { settlePayment } from './settle-payment';
import { fullRoom, order } from './test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Besides `begin` and `commit`. Each is a round trip while the board is locked: joins and payments of a room stand in line behind it. */
async function statementsOf(work: (deps: TestApp['deps']) => Promise<unknown>): Promise<number> {
  const { plugin, queries } = countedQueries();
  await work({ ...t.deps, db: t.db.withPlugin(plugin) });
  return queries();
}

test('a join is six statements: lock, newcomer, seat, message, entry, answer', async () => {
  const id = await openBoard(t, await t.person(), { totalUser: 4 });
  const { userId } = await t.person();
  expect(await statementsOf((deps) => joinBoard(deps, userId, id))).toBe(6);
});

test('a payment is seven: lock, members, orders, payer, order, seat, books', async () => {
  const room = await fullRoom(t);
  const [payer] = room.followers;
  const { merchantUid, amount } = await order(t, room, payer!);
  const record = {
    impUid: 'imp_count',
    merchantUid,
    status: 'paid',
    amount,
    currency: 'KRW',
    buyerEmail: null,
    cancelledAmount: 0,
  } as const;
  expect(await statementsOf((deps) => settlePayment(deps, payer!.userId, room.id, record))).toBe(7);
});
