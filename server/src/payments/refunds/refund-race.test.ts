import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../db/connect';
import { type TestApp, testApp } from '../../test-app';
import { isWhole } from '../../test-ring';
import { booksOf, refundedOnce } from '../ledger/test-books';
import { fullRoom, payShareOf } from '../test-rooms';
import { carryOutRefund } from './carry-out-refund';

let t: TestApp;
let other: ReturnType<typeof connect>;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  other = connect(t.database.url, { max: 3 });
});
afterAll(async () => {
  await other.close();
  await t.close();
});

async function promised(count: number) {
  const room = await fullRoom(t, { followers: count });
  for (const payer of room.followers.slice(0, count)) await payShareOf(t, room, payer);
  await t.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`);
  const refunds = await t.db.selectFrom('refunds').select('id').where('boardId', '=', room.id).execute();
  return { room, ids: refunds.map(({ id }) => id) };
}

/** A slow provider that records the number of concurrent calls. */
function slowProvider() {
  let [now, most, told] = [0, 0, 0];
  const payments: typeof t.deps.payments = {
    ...t.deps.payments,
    async refund(impUid, amount, reason) {
      now += 1;
      told += 1;
      most = Math.max(most, now);
      await t.deps.payments.refund(impUid, amount, reason);
      now -= 1;
    },
  };
  return { payments, seen: () => ({ most, told }) };
}

test('job and sweep, here and on another node, tell the provider once and one after the other', async () => {
  for (let round = 0; round < (isWhole ? 3 : 1); round++) {
    const { room, ids } = await promised(1);
    const { payments, seen } = slowProvider();
    const here = { ...t.deps, payments };
    const there = { ...here, db: other.db };
    await Promise.all([here, there, here, there].map((deps) => carryOutRefund(deps, ids[0]!)));
    expect(seen()).toEqual({ most: 1, told: 1 });
    refundedOnce(await booksOf(t, room));
  }
});

test('refunds of several payments go side by side, on fewer connections than there are refunds', async () => {
  const { room, ids } = await promised(6);
  const { payments, seen } = slowProvider();
  await Promise.all(ids.map((id) => carryOutRefund({ ...t.deps, db: other.db, payments }, id)));
  expect(seen().told).toBe(6);
  expect(await booksOf(t, room)).toMatchObject({ held: 0, openRefunds: [], payers: 0 });
});

test('a refund that failed lets go, and the next try is free to go', async () => {
  const { room, ids } = await promised(1);
  const broken = { ...t.deps, payments: { ...t.deps.payments, refund: () => Promise.reject(new Error('away')) } };
  await expect(carryOutRefund(broken, ids[0]!)).rejects.toThrow('away');
  await carryOutRefund({ ...t.deps, db: other.db }, ids[0]!);
  refundedOnce(await booksOf(t, room));
});
