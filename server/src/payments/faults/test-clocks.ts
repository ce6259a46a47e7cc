import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApp } from '../../test-app';
import { booksOf, paidOnce, refundedOnce } from '../ledger/test-books';
import { fullRoom, stageOf, type TestRoom } from '../test-rooms';
import { calledOff } from './test-paying';
import { ago, type Scenario, WITHIN_A_MINUTE } from './test-scenario';

/** One has paid; the other's time is over, and the warning was long ago. */
const clocks = (t: TestApp, { id }: TestRoom) =>
  t.deps.jobs.add(t.db, 'payments.clock', { id }, { runAt: new Date(), key: `payments.clock ${id}` });
export const releasing: Scenario = {
  async room(t) {
    const room = await calledOff.room(t);
    await t.db
      .updateTable('participants')
      .set({ payBy: ago(1), payRemindedAt: ago(200), payReminders: 2 })
      .where('boardId', '=', room.id)
      .where('userId', '=', room.followers[1]!.userId)
      .execute();
    await sql`update participants set pay_reminded_for = pay_by where board_id = ${room.id}`.execute(t.db);
    return room;
  },
  act: (_server, { t, room }) => clocks(t, room),
  async settled(_server, { t, room }) {
    await clocks(t, room);
    await vi.waitFor(async () => {
      const board = await t.db.selectFrom('boards').selectAll().where('id', '=', room.id).executeTakeFirstOrThrow();
      expect(board).toMatchObject({ stage: 'RECRUITED', memberCount: 2 });
    }, WITHIN_A_MINUTE);
    const told = t.db
      .selectFrom('messages')
      .select('seq')
      .where('roomId', '=', room.id)
      .where('notice', '=', 'VACANCY');
    expect(await told.execute()).toHaveLength(1);
    paidOnce(await booksOf(t, room));
  },
};
/** The end of all payments is over and was announced. */
export const ending: Scenario = {
  async room(t) {
    const room = await calledOff.room(t);
    await t.db
      .updateTable('boards')
      .set({ payEnd: ago(1), payEndNoticedAt: ago(200) })
      .where('id', '=', room.id)
      .execute();
    await sql`update boards set pay_end_noticed_for = pay_end where id = ${room.id}`.execute(t.db);
    return room;
  },
  act: (_server, { t, room }) => clocks(t, room),
  async settled(_server, { t, room }) {
    await clocks(t, room);
    await vi.waitFor(async () => refundedOnce(await booksOf(t, room)), WITHIN_A_MINUTE);
    expect(await stageOf(t, room)).toBe('CANCELLED');
  },
};

export const takingOver: Scenario = {
  async room(t) {
    const room = await fullRoom(t);
    await t.call(room.followers[1]!, 'POST', `/api/chat/rooms/${room.id}/hand-on`);
    return room;
  },
  act: async (server, { t, room }) => server.call(await t.person(), 'POST', `/api/group-boards/${room.id}/join`),
  async settled(server, { t, room }) {
    const board = () => t.db.selectFrom('boards').selectAll().where('id', '=', room.id).executeTakeFirstOrThrow();
    expect(await board()).toMatchObject({ handingOn: 1, memberCount: 3 });
    expect((await server.call(await t.person(), 'POST', `/api/group-boards/${room.id}/join`))?.status).toBe(200);
    expect(await board()).toMatchObject({ handingOn: 0, memberCount: 3 });
  },
};
