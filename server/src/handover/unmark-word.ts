import type { ParticipantId, RoomId, UserId } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import { noteReceived } from '../boards/note-received';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { type Word, wordOf } from './handover-rules';
import { lockTarget } from './lock-target';
import { stopConfirmClock } from './start-confirm-clock';

/** The leader takes a word back. One that was never said, or is the other one by now, stays as it is. */
export async function unmarkWord(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  targetId: ParticipantId,
  word: Word,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, target } = await lockTarget(tx, userId, roomId, targetId);
    if (wordOf(target) !== word) return;
    await noteReceived(tx, target.id, { handedAt: null, noShowAt: null });
    await stopConfirmClock(tx, target.id);
    await deps.clocks.book(tx, 'payments.receipt-clock', board.id);
    announceBoard(deps, tx, board);
  });
}
