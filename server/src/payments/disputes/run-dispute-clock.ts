import type { DisputeId } from '@mungchi/contract';
import { lockRoom } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { disputeDueEntry } from '../../notifications/dispute-entries';
import { notify } from '../../notifications/notify';
import { findDispute } from './dispute-rows';
import { disputeStep } from './dispute-rules';
import { escalateDispute } from './escalate-dispute';

/** Reminds a leader who has not answered, and hands to an operator what is left unanswered; decided again under the lock. */
export async function runDisputeClock(deps: Deps, id: DisputeId): Promise<void> {
  const found = await deps.db.selectFrom('disputes').select('boardId').where('id', '=', id).executeTakeFirst();
  if (!found) return;
  await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, found.boardId);
    const dispute = await findDispute(tx, found.boardId, id);
    const at = deps.now();
    const step = dispute ? disputeStep(dispute, at) : null;
    if (step === 'remind') {
      const answerBy = dispute!.answerBy!;
      await tx.updateTable('disputes').set({ remindedFor: answerBy }).where('id', '=', id).execute();
      await notify(deps, tx, [{ userId: room.board.leaderId, ...disputeDueEntry(room.board, { id, answerBy }) }]);
    }
    if (step === 'escalate') await escalateDispute(deps, tx, room, dispute!);
  });
}
