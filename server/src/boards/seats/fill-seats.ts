import { split, type UserId } from '@mungchi/contract';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { allPaid, roomFull } from '../../notifications/entries';
import { tellMembers } from '../../notifications/tell-members';
import { advanceStage } from '../advance-stage';
import { tellEdits } from '../changes/tell-edits';
import { payByOf } from '../clock-rules';

/** The room now waits for payments, after pending edits were announced. A price so small that only the leader owes anything needs none. */
export async function fillSeats(deps: Deps, tx: Tx, board: BoardRow, at: Date, causedBy: UserId): Promise<void> {
  await tellEdits(deps, tx, board, at);
  const full = await advanceStage(deps, tx, board, 'seats-filled', at);
  const owed = split(board.price, board.totalUser).follower > 0;
  await tx
    .updateTable('participants')
    .set(owed ? { payBy: payByOf(full, at) } : { paidAt: at })
    .where('boardId', '=', board.id)
    .where('role', '=', 'FOLLOWER')
    .where('leftAt', 'is', null)
    .execute();
  if (owed) await deps.clocks.book(tx, 'payments.clock', board.id);
  // Whoever took the last seat is told what to pay until when, as everybody is; a leader who took the rest knows.
  const knows = causedBy === board.leaderId ? causedBy : undefined;
  if (owed) return tellMembers(deps, tx, board.id, roomFull(board), knows);
  await advanceStage(deps, tx, full, 'everyone-paid', at);
  await tellMembers(deps, tx, board.id, allPaid(board, at), causedBy);
}
