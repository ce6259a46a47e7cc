import type { NoticeKind } from '@mungchi/contract';
import { postSystemMessage } from '../chat/append-in-transaction';
import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { announceBoard } from './announce-board';
import { type BoardEvent, hasEnded, nextStage } from './board-rules';

/**
 * Applies an event to a locked group purchase: updates the stage and `endedAt`, and posts one system message to the room.
 * Callers check the rules first, so an impossible event is a bug and throws.
 */
export async function advanceStage(
  deps: Deps,
  tx: Tx,
  board: BoardRow,
  event: BoardEvent,
  at: Date,
  /** Replaces the default text of the stage. */
  words?: string,
  notice?: NoticeKind,
): Promise<BoardRow> {
  const stage = nextStage(board.stage, event);
  if (stage === null) throw new Error(`${event} cannot happen to board ${board.id} in ${board.stage}`);
  const endedAt = hasEnded(stage) ? at : null;
  await tx.updateTable('boards').set({ stage, endedAt, updatedAt: at }).where('id', '=', board.id).execute();
  await postSystemMessage(deps, tx, board.id, stage, at, words, notice);
  const advanced = { ...board, stage, endedAt, updatedAt: at };
  announceBoard(deps, tx, advanced);
  return advanced;
}
