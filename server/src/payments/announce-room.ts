import { announceBoard } from '../boards/announce-board';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';

/** Tells the open screens that the room's people or money changed; they read it again. */
export async function announceRoom(deps: Deps, tx: Tx, roomId: number): Promise<void> {
  const board = await tx.selectFrom('boards').selectAll().where('id', '=', roomId).executeTakeFirstOrThrow();
  announceBoard(deps, tx, board);
}
