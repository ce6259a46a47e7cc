import type { UserId } from '@mungchi/contract';
import { type LockedRoom, lockRoom } from '../../boards/lock-board';
import type { DisputeRow } from '../../db/money-tables';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal, refuseIf } from '../../refusal';
import { handOverNow } from '../receive-share';
import { findDispute } from './dispute-rows';
import { decideDecision } from './dispute-rules';
import { endDispute } from './end-dispute';

/** Who decides at the console: looks first, under the lock, and writes it down in the same transaction. */
export type Decider = { userId: UserId; look: (tx: Tx, room: LockedRoom, dispute: DisputeRow) => Promise<void> };

/** An operator decides what the two could not; both are told why. */
export async function decideDispute(
  deps: Deps,
  disputeId: number,
  amount: number,
  decision: string,
  operator?: Decider,
): Promise<void> {
  const found = await deps.db.selectFrom('disputes').select('boardId').where('id', '=', disputeId).executeTakeFirst();
  if (!found) throw new Refusal('DISPUTE_NOT_FOUND');
  const { boardId } = found;
  const isComplete = await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const dispute = await findDispute(tx, boardId, disputeId);
    if (operator) await operator.look(tx, room, dispute!);
    refuseIf(decideDecision(dispute));
    if (operator)
      await tx.updateTable('disputes').set({ decidedBy: operator.userId }).where('id', '=', disputeId).execute();
    return endDispute(deps, tx, room, dispute!, { state: 'DECIDED', amount, decision });
  });
  if (isComplete) await handOverNow(deps, boardId);
}
