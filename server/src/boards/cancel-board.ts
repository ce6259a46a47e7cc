import type { BoardId, UserId } from '@mungchi/contract';
import type { BoardRow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { refuseIf } from '../refusal';
import { advanceStage } from './advance-stage';
import { decideCancel } from './board-rules';
import { lockBoard } from './lock-board';

/** Cancels on behalf of the leader, in the caller's transaction, so that refunds are requested in the same one. */
export async function cancelBoard(deps: Deps, tx: Tx, leaderId: UserId, boardId: BoardId): Promise<BoardRow> {
  const board = await lockBoard(tx, boardId);
  refuseIf(decideCancel(board, leaderId));
  return advanceStage(deps, tx, board, 'cancelled', deps.now(), await endWords(tx, boardId));
}

/** Nobody reads of money coming back where nobody has paid. */
async function endWords(tx: Tx, boardId: BoardId): Promise<string | undefined> {
  const payer = await tx
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', boardId)
    .where('role', '=', 'FOLLOWER')
    .where('paidAt', 'is not', null)
    .executeTakeFirst();
  return payer ? undefined : '공구가 취소됐어요. 다음 공구에서 다시 만나요.';
}
