import { postSystemMessage } from '../chat/append-in-transaction';
import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { boardChanged } from '../notifications/entries';
import { tellMembers } from '../notifications/tell-members';
import { changedTerms, editNotice } from './edit-notice';

/** Notifies the members of a locked group purchase of changes since the last notice; no message when the net change is none. */
export async function tellEdits(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<void> {
  const edit = await tx.deleteFrom('boardEdits').where('boardId', '=', board.id).returning('terms').executeTakeFirst();
  const words = edit && editNotice(edit.terms, board);
  if (!words || board.stage !== 'RECRUITING') return;
  await postSystemMessage(deps, tx, board.id, board.stage, at, words, 'EDITED');
  await tellMembers(deps, tx, board.id, boardChanged(board, changedTerms(edit.terms, board)));
}
