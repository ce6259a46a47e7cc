import type { BoardId } from '@mungchi/contract';
import type { BoardRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { lockBoard } from './lock-board';

/** Rechecked under the lock: another node, an edit or the last join may have come first. */
export async function unlessDeleted(
  deps: Deps,
  boardId: BoardId,
  step: (tx: Tx, board: BoardRow) => Promise<void>,
): Promise<void> {
  try {
    await transact(deps.db, async (tx) => step(tx, await lockBoard(tx, boardId)));
  } catch (error) {
    const wasDeleted = error instanceof Refusal && error.code === 'BOARD_NOT_FOUND';
    if (!wasDeleted) throw error;
  }
}
