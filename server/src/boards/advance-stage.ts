import type { BoardId, NoticeKind } from '@mungchi/contract';
import { postSystemMessage } from '../chat/append-in-transaction';
import { PREPARED } from '../db/prepared';
import type { BoardRow, CancelledWhy } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { announceBoard } from './announce-board';
import { type BoardEvent, hasEnded, nextStage } from './board-rules';
import { clocksAfter } from './clock-rules';
import { dropUnanswered } from './questions/drop-question';
import { giveBackWish } from './wishes/open-from-wish';

/** Whose next step an event may bring forward. Filled or owing again, the members' dates come later: with them it is booked. */
const CLOCKS: Record<BoardEvent, readonly BoardClock[]> = {
  'seats-filled': [],
  'everyone-paid': ['payments.clock', 'handover.clock'],
  'payment-lost': [],
  purchased: ['payments.received-clock'],
  'everyone-received': [],
  cancelled: [],
};
type BoardClock = 'payments.clock' | 'payments.received-clock' | 'handover.clock';

/**
 * Applies an event to a locked group purchase: updates the stage, `endedAt` and the clocks, and posts one system message to
 * the room.
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
  /** Why it ends; without a word the leader wanted it. */
  why: CancelledWhy = 'LEADER',
): Promise<BoardRow> {
  const stage = nextStage(board.stage, event);
  if (stage === null) throw new Error(`${event} cannot happen to board ${board.id} in ${board.stage}`);
  const endedAt = hasEnded(stage) ? at : null;
  const moved = {
    ...clocksAfter(event, board, at),
    stage,
    endedAt,
    updatedAt: at,
    cancelledWhy: stage === 'CANCELLED' ? why : null,
  };
  await tx.updateTable('boards').set(moved).where('id', '=', board.id).modifyEnd(PREPARED).execute();
  if (stage === 'PAYING') await endSeatOffers(tx, board.id);
  for (const clock of CLOCKS[event]) await deps.clocks.book(tx, clock, board.id);
  // Nobody can join any more, so nobody waits.
  if (stage !== 'RECRUITED')
    await tx.deleteFrom('waiters').where('boardId', '=', board.id).modifyEnd(PREPARED).execute();
  if (endedAt) await deps.jobs.add(tx, 'records.note', { boardId: board.id }, { key: `records.note ${board.id}` });
  if (endedAt) await dropUnanswered(deps, tx, board.id);
  if (stage === 'CANCELLED') await giveBackWish(deps, tx, board.id);
  await postSystemMessage(deps, tx, board.id, stage, at, words, notice);
  const advanced = { ...board, ...moved };
  announceBoard(deps, tx, advanced);
  return advanced;
}

/** Whoever has paid stays. */
async function endSeatOffers(tx: Tx, boardId: BoardId): Promise<void> {
  await tx
    .updateTable('participants')
    .set({ handingOnAt: null })
    .where('boardId', '=', boardId)
    .where('handingOnAt', 'is not', null)
    .modifyEnd(PREPARED)
    .execute();
}
