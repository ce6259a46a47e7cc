import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { advanceStage } from './advance-stage';
import { decideCancel } from './board-rules';
import { lockBoard } from './lock-board';

/** Cancels on behalf of the leader, in the caller's transaction, so that refunds are requested in the same one. */
export async function cancelBoard(deps: Deps, tx: Tx, leaderId: number, boardId: number): Promise<BoardRow> {
  const board = await lockBoard(tx, boardId);
  const decision = decideCancel(board, leaderId);
  if (!decision.ok) throw new Refusal(decision.reason);
  return advanceStage(deps, tx, board, 'cancelled', deps.now());
}
