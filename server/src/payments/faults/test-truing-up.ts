import { expect, vi } from 'vitest';
import { booksOf } from '../ledger/test-books';
import { roomIn } from '../test-rooms';
import type { ServerProcess } from '../test-server-process';
import { type Scenario, WITHIN_A_MINUTE, type World } from './test-scenario';

const addReceipt = (server: ServerProcess, { room }: World) =>
  server.call(room.leader, 'POST', `/api/chat/rooms/${room.id}/receipts`, { spent: 9000 });

/** What the leader said was lost with the process: said again, the difference goes back once. */
export const truingUp: Scenario = {
  room: (t) => roomIn(t, 'PURCHASED'),
  act: addReceipt,
  async settled(server, world) {
    const { t, room } = world;
    const written = t.db.selectFrom('receipts').select('id').where('boardId', '=', room.id);
    expect(await written.execute()).toEqual([]);
    expect((await booksOf(t, room)).movements).toHaveLength(2);
    expect((await addReceipt(server, world))?.status).toBe(200);
    await vi.waitFor(async () => {
      const { movements, held } = await booksOf(t, room);
      expect(movements.slice(2).map(({ kind, amount }) => [kind, amount])).toEqual([
        ['REFUND', 333],
        ['REFUND', 333],
      ]);
      expect(held).toBe(6000);
    }, WITHIN_A_MINUTE);
  },
};
