import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { roomIn, stageOf, type TestRoom } from '../test-rooms';
import type { ServerProcess } from '../test-server-process';
import { ago, type Scenario, WITHIN_A_MINUTE, type World } from './test-scenario';

const buy = (server: ServerProcess, { room }: World) =>
  server.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
export const purchase: Scenario = {
  room: (t) => roomIn(t, 'PAYING'),
  act: buy,
  async settled(server, world) {
    expect(await stageOf(world.t, world.room)).toBe('PAYING');
    expect(await buy(server, world)).toMatchObject({ status: 200, body: { stage: 'PURCHASED' } });
  },
};

const receive = (server: ServerProcess, room: TestRoom, at: number) =>
  server.call(room.followers[at]!, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
export const crediting: Scenario = {
  room: oneToReceive,
  act: (server, { room }) => receive(server, room, 1),
  async settled(server, { t, room }) {
    await vi.waitFor(async () => expect(await stageOf(t, room)).toBe('COMPLETED'), WITHIN_A_MINUTE);
    expect((await receive(server, room, 1))?.body.code).toBe('ALREADY_TRADED');
    const { movements, held } = await booksOf(t, room);
    expect(movements.filter(({ kind }) => kind === 'HAND_OVER').map(({ amount }) => amount)).toEqual([2 * room.share]);
    expect(held).toBe(0);
  },
};

/** The last one's press was lost with the process: pressed again it counts. */
export const notReceived: Scenario = {
  ...crediting,
  async settled(server, world) {
    expect(await stageOf(world.t, world.room)).toBe('PURCHASED');
    expect(await receive(server, world.room, 1)).toMatchObject({ status: 200, body: { stage: 'COMPLETED' } });
    await crediting.settled(server, world);
  },
};
async function oneToReceive(t: TestApp): Promise<TestRoom> {
  const room = await roomIn(t, 'PURCHASED');
  await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
  return room;
}

/** The last one has said nothing, was warned, and the time is over. */
const confirms = (t: TestApp, { id }: TestRoom) =>
  t.deps.jobs.add(t.db, 'payments.received-clock', { id }, { runAt: new Date(), key: `payments.received-clock ${id}` });
export const confirming: Scenario = {
  async room(t) {
    const room = await oneToReceive(t);
    const word = { handedAt: ago(5000), confirmBy: ago(1), confirmWarnedAt: ago(200), confirmWarnings: 2 };
    await t.db
      .updateTable('participants')
      .set(word)
      .where('boardId', '=', room.id)
      .where('userId', '=', room.followers[1]!.userId)
      .execute();
    await sql`update participants set confirm_warned_for = confirm_by where board_id = ${room.id}`.execute(t.db);
    return room;
  },
  act: (_server, { t, room }) => confirms(t, room),
  async settled(server, { t, room }) {
    await confirms(t, room);
    await crediting.settled(server, { t, room });
    const told = t.db
      .selectFrom('notifications')
      .select('userId')
      .where('boardId', '=', room.id)
      .where('kind', '=', 'AUTO_CONFIRMED');
    expect(await told.execute()).toEqual([{ userId: room.followers[1]!.userId }]);
  },
};
