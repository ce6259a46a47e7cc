import { expect, vi } from 'vitest';
import type { TestApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { promisePart, roomIn, type TestRoom } from '../test-rooms';
import type { ServerProcess } from '../test-server-process';

import { ago, type Scenario, WITHIN_A_MINUTE, type World } from './test-scenario';

/** Two parts of one payment are on their way back. */
export const inParts: Scenario = {
  room: (t) => roomIn(t, 'PURCHASED'),
  async act(_server, { t, room }) {
    await promisePart(t, room, 0, 1000, 1);
    await promisePart(t, room, 0, 500, 2);
  },
  async settled(_server, { t, room }) {
    await vi.waitFor(async () => {
      const { movements, cards, held, openRefunds } = await booksOf(t, room);
      const back = movements.filter(({ kind }) => kind === 'REFUND');
      expect(back.map(({ reference, amount }) => [reference.replace(/^\S+ |\d+$/g, ''), amount])).toEqual([
        ['dispute ', 1000],
        ['dispute ', 500],
      ]);
      expect(cards.map(({ cancelAmount }) => cancelAmount).sort((a, b) => a - b)).toEqual([0, 1500]);
      expect({ held, openRefunds }).toEqual({ held: 2 * room.share - 1500, openRefunds: [] });
    }, WITHIN_A_MINUTE);
  },
};

/** One follower gets less than was bought, and the leader agrees. */
const dispute = (t: TestApp, room: TestRoom) =>
  t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/disputes`, {
    kind: 'SHORT',
    text: '모자라요',
    wanted: 1000,
  });
const accept = async (server: ServerProcess, { t, room }: World) => {
  const { id } = await t.db
    .selectFrom('disputes')
    .select('id')
    .where('boardId', '=', room.id)
    .executeTakeFirstOrThrow();
  return server.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/disputes/${id}/accept`);
};
export const agreeing: Scenario = {
  async room(t) {
    const room = await roomIn(t, 'PURCHASED');
    await dispute(t, room);
    return room;
  },
  act: accept,
  async settled(server, world) {
    expect(await accept(server, world)).toMatchObject({ status: 200, body: { state: 'ACCEPTED', refund: 1000 } });
    expect((await accept(server, world))?.body.code).toBe('DISPUTE_ENDED');
    await vi.waitFor(async () => {
      const { movements, held } = await booksOf(world.t, world.room);
      expect(movements.filter(({ kind }) => kind === 'REFUND').map(({ amount }) => amount)).toEqual([1000]);
      expect(held).toBe(2 * world.room.share - 1000);
    }, WITHIN_A_MINUTE);
  },
};
/** Without a key: a first try runs at night, too. */
const handsOver = (t: TestApp, { id }: TestRoom) =>
  t.deps.jobs.add(t.db, 'payments.credit-clock', { id }, { runAt: new Date() });

/** One disputes, the other received more than a day ago. */
export const undisputed: Scenario = {
  async room(t) {
    const room = await oneDisputed(t);
    await t.db
      .updateTable('participants')
      .set({ receivedAt: ago(25 * 60), receivedHow: 'PRESS' })
      .where('boardId', '=', room.id)
      .where('userId', '=', room.followers[1]!.userId)
      .execute();
    return room;
  },
  act: (_server, { t, room }) => handsOver(t, room),
  async settled(_server, { t, room }) {
    await handsOver(t, room);
    await vi.waitFor(async () => {
      const { movements, held } = await booksOf(t, room);
      expect(movements.filter(({ kind }) => kind === 'HAND_OVER').map(({ amount }) => amount)).toEqual([room.share]);
      expect(held).toBe(room.share);
    }, WITHIN_A_MINUTE);
  },
};
const oneDisputed = (t: TestApp) => agreeing.room(t);
