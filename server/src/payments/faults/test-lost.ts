import { expect, vi } from 'vitest';
import { type Books, booksOf } from '../ledger/test-books';
import { takeBack } from '../test-rooms';
import { calledOff, orders } from './test-paying';
import { type Scenario, WITHIN_A_MINUTE, type World } from './test-scenario';

/** A booked payment is cancelled at the provider; a notice tells us, or the daily reading finds it. */
const lost = ({ orders, movements, payers, held, share }: Books) => {
  expect(orders.map(({ status }) => status)).toEqual(['REFUNDED']);
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['PAYMENT', share],
    ['REFUND', share],
  ]);
  expect({ payers, held }).toEqual({ payers: 0, held: 0 });
};
const taken = async ({ t, room }: World) => {
  const [order] = (await booksOf(t, room)).orders;
  await takeBack(t, order!.impUid!);
  return order!;
};
export const noticed: Scenario = {
  ...calledOff,
  async act(server, world) {
    const { impUid, merchantUid } = await taken(world);
    const notice = { imp_uid: impUid, merchant_uid: merchantUid, status: 'cancelled' };
    await server.call(null, 'POST', '/api/payments/webhook', notice);
  },
  async settled(server, { t, room }) {
    await vi.waitFor(async () => lost(await booksOf(t, room)), WITHIN_A_MINUTE);
    expect((await server.call(room.followers[0]!, 'POST', orders(room)))?.status).toBe(200);
    expect((await booksOf(t, room)).orders.map(({ status }) => status)).toEqual(['REFUNDED', 'PENDING']);
  },
};
export const reread: Scenario = {
  ...noticed,
  async act(_server, world) {
    await taken(world);
    await world.t.db.updateTable('orders').set({ checkAt: new Date() }).where('boardId', '=', world.room.id).execute();
    await world.t.deps.jobs.add(world.t.db, 'payments.reconcile', {}, { runAt: new Date() });
  },
};
