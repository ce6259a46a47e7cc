import { expect, vi } from 'vitest';
import { booksOf, paidOnce, refundedOnce } from '../ledger/test-books';
import { fullRoom, payShareOf, stageOf, type TestRoom } from '../test-rooms';
import type { ServerProcess } from '../test-server-process';
import { type Scenario, WITHIN_A_MINUTE, type World } from './test-scenario';

export const orders = (room: TestRoom) => `/api/chat/rooms/${room.id}/orders`;

/** Orders and pays at the card page; what happens then is the scenario's. */
async function card(server: ServerProcess, { room }: World, webhook: 'now' | 'never') {
  const payer = room.followers[0]!;
  const ordered = await server.call(payer, 'POST', orders(room));
  const { merchantUid: merchant_uid, amount } = ordered!.body;
  const options = { webhook };
  const paid = await server.call(null, 'POST', '/sandbox/portone/payments', { merchant_uid, amount, options });
  return paid?.body.imp_uid as string;
}

const report = (server: ServerProcess, { room }: World, impUid: string) =>
  server.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/pay`, { impUid });

const paid: Scenario['settled'] = async (server, world) => {
  await vi.waitFor(async () => paidOnce(await booksOf(world.t, world.room)), WITHIN_A_MINUTE);
  const [order] = (await booksOf(world.t, world.room)).orders;
  expect(await report(server, world, order!.impUid!)).toMatchObject({ status: 200, body: { payStatement: 'PAID' } });
  paidOnce(await booksOf(world.t, world.room));
};

export const browser: Scenario = {
  room: (t) => fullRoom(t),
  act: async (server, world) => report(server, world, await card(server, world, 'never')),
  settled: paid,
};
export const webhook: Scenario = { ...browser, act: (server, world) => card(server, world, 'now') };
export const reconciler: Scenario = { ...browser, act: (server, world) => card(server, world, 'never') };

export const ordering: Scenario = {
  room: (t) => fullRoom(t),
  act: (server, { room }) => server.call(room.followers[0]!, 'POST', orders(room)),
  async settled(server, world) {
    expect((await booksOf(world.t, world.room)).orders).toEqual([]);
    const first = await server.call(world.room.followers[0]!, 'POST', orders(world.room));
    expect(await server.call(world.room.followers[0]!, 'POST', orders(world.room))).toEqual(first);
    expect((await booksOf(world.t, world.room)).orders).toHaveLength(1);
  },
};

const cancel = (server: ServerProcess, { room }: World) =>
  server.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`);

/** One has paid when the leader calls it off. */
export const calledOff: Scenario = {
  async room(t) {
    const room = await fullRoom(t);
    await payShareOf(t, room, room.followers[0]!);
    return room;
  },
  act: cancel,
  async settled(server, world) {
    await vi.waitFor(async () => refundedOnce(await booksOf(world.t, world.room)), WITHIN_A_MINUTE);
    expect((await cancel(server, world))?.body.code).toBe('BOARD_CANCELLED');
    refundedOnce(await booksOf(world.t, world.room));
  },
};
/** Nothing was promised yet: the leader sees that it did not work and presses again. */
export const notCalledOff: Scenario = {
  ...calledOff,
  async settled(server, world) {
    expect(await stageOf(world.t, world.room)).toBe('RECRUITED');
    paidOnce(await booksOf(world.t, world.room));
    await cancel(server, world);
    await calledOff.settled(server, world);
  },
};
