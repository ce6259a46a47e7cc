import { eveningWords } from '@mungchi/contract';
import { postSystemMessage } from '../../chat/append-in-transaction';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { boardChanged } from '../../notifications/entries';
import { tellMembers } from '../../notifications/tell-members';
import { askFollowers } from './ask-followers';
import { changedTerms, editNotice } from './edit-notice';

/** Notifies the members of a locked group purchase of changes since the last notice; no message when the net change is none. */
export async function tellEdits(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<void> {
  const edit = await tx.deleteFrom('boardEdits').where('boardId', '=', board.id).returning('terms').executeTakeFirst();
  const words = edit && editNotice(edit.terms, board);
  if (!words || board.stage !== 'RECRUITING') return;
  const asked = await askFollowers(deps, tx, board, changedTerms(edit.terms, board), at);
  const asking = asked
    ? `. 계속할지 ${eveningWords(asked.until)}까지 골라 주세요. 답이 없으면 계속하는 걸로 볼게요.`
    : '';
  await postSystemMessage(deps, tx, board.id, board.stage, at, `${words}${asking}`, 'EDITED');
  // Who is asked was told so.
  const changed = boardChanged(board, changedTerms(edit.terms, board));
  await tellMembers(deps, tx, board.id, (member) => (asked?.ids.includes(member.id) ? null : changed(member)));
}
