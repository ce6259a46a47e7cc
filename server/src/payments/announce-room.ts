import type { RoomId } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';

/** Notifies open screens that members or money of the room changed; they refetch. */
export async function announceRoom(deps: Deps, tx: Tx, roomId: RoomId): Promise<void> {
  const board = await tx.selectFrom('boards').selectAll().where('id', '=', roomId).executeTakeFirstOrThrow();
  announceBoard(deps, tx, board);
}
