import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { advanceStage } from './advance-stage';
import { decideCancel } from './board-rules';
import { lockBoard } from './lock-board';

/** The leader calls it off, in the caller's transaction: whoever gives the money back does so in the same one. */
export async function cancelBoard(deps: Deps, tx: Tx, leaderId: number, boardId: number): Promise<BoardRow> {
  const board = await lockBoard(tx, boardId);
  const decision = decideCancel(board, leaderId);
  if (!decision.ok) throw new Refusal(decision.reason);
  return advanceStage(deps, tx, board, 'cancelled', deps.now());
}
