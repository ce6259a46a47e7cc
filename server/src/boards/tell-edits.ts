import { postSystemMessage } from '../chat/append-in-transaction';
import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { editNotice } from './edit-notice';

/** Tells the members of a locked group purchase what has changed since they last heard; nothing when it is as it was. */
export async function tellEdits(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<void> {
  const edit = await tx.deleteFrom('boardEdits').where('boardId', '=', board.id).returning('terms').executeTakeFirst();
  const notice = edit && editNotice(edit.terms, board);
  if (notice && board.stage === 'RECRUITING') await postSystemMessage(deps, tx, board.id, board.stage, at, notice);
}
