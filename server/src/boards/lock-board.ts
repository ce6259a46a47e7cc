import type { BoardRow, Tx } from '../db/schema';
import { Refusal } from '../refusal';

/**
 * Every change of a group purchase starts here, so changes happen one after another. What is decided on must be read after
 * this statement, not in it: a sub-select of the locking statement still sees the past.
 */
export async function lockBoard(tx: Tx, boardId: number): Promise<BoardRow> {
  const board = await tx
    .selectFrom('boards')
    .selectAll()
    .where('id', '=', boardId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  return board;
}
