import { postSystemMessage } from '../chat/append-in-transaction';
import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { announceBoard } from './announce-board';
import { type BoardEvent, hasEnded, nextStage } from './board-rules';

/**
 * Applies an event to a locked group purchase: the stage, when it ended, and the one system message that tells the room.
 * Callers have asked the rules first; an event that cannot happen here is a fault.
 */
export async function advanceStage(
  deps: Deps,
  tx: Tx,
  board: BoardRow,
  event: BoardEvent,
  at: Date,
  /** Instead of the stage's own words. */
  words?: string,
): Promise<BoardRow> {
  const stage = nextStage(board.stage, event);
  if (stage === null) throw new Error(`${event} cannot happen to board ${board.id} in ${board.stage}`);
  const endedAt = hasEnded(stage) ? at : null;
  await tx.updateTable('boards').set({ stage, endedAt, updatedAt: at }).where('id', '=', board.id).execute();
  await postSystemMessage(deps, tx, board.id, stage, at, words);
  const advanced = { ...board, stage, endedAt, updatedAt: at };
  announceBoard(deps, tx, advanced);
  return advanced;
}
