import { lockRoom } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal, refuseIf } from '../../refusal';
import { handOverNow } from '../receive-share';
import { findDispute } from './dispute-rows';
import { decideDecision } from './dispute-rules';
import { endDispute } from './end-dispute';

/** An operator decides what the two could not; both are told why. */
export async function decideDispute(deps: Deps, disputeId: number, amount: number, decision: string): Promise<void> {
  const found = await deps.db.selectFrom('disputes').select('boardId').where('id', '=', disputeId).executeTakeFirst();
  if (!found) throw new Refusal('DISPUTE_NOT_FOUND');
  const { boardId } = found;
  const isComplete = await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const dispute = await findDispute(tx, boardId, disputeId);
    refuseIf(decideDecision(dispute));
    return endDispute(deps, tx, room, dispute!, { state: 'DECIDED', amount, decision });
  });
  if (isComplete) await handOverNow(deps, boardId);
}
