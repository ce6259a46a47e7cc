import type { BoardRow, Tx } from '../db/schema';
import { Refusal } from '../refusal';

/**
 * Every change to a group purchase takes this row lock first, so changes are serialised. Read what the decision depends on in a
 * later statement, not in this one: a sub-select of the locking statement still uses the old snapshot.
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
