import { split } from '@mungchi/contract';
import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { advanceStage } from './advance-stage';
import { tellEdits } from './tell-edits';

/** The room now waits for payments, after pending edits were announced. A price so small that only the leader owes anything needs none. */
export async function fillSeats(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<void> {
  await tellEdits(deps, tx, board, at);
  const full = await advanceStage(deps, tx, board, 'seats-filled', at);
  if (split(board.price, board.totalUser).follower > 0) return;
  await tx
    .updateTable('participants')
    .set({ paidAt: at })
    .where('boardId', '=', board.id)
    .where('role', '=', 'FOLLOWER')
    .execute();
  await advanceStage(deps, tx, full, 'everyone-paid', at);
}
