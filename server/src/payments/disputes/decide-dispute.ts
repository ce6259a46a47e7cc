import type { DisputeId, UserId } from '@mungchi/contract';
import { logAct } from '../../audit/log-act';
import { type LockedRoom, lockRoom } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal, refuseIf } from '../../refusal';
import { leftFor } from '../ledger/left-for';
import { creditNow } from '../receive-share';
import { sourcesIn } from '../refunds/return-part';
import { findDispute } from './dispute-rows';
import { decideDecision } from './dispute-rules';
import { endDispute } from './end-dispute';

/** Who decides: an operator at the console, or null at the terminal. `assertMay` is asked under the lock. */
export type Decider = { byId: UserId | null; requestId?: string; assertMay?: (room: LockedRoom) => void };

/** An operator decides what the two could not; both are told why. Its line in the audit is of the same transaction. */
export async function decideDispute(
  deps: Deps,
  disputeId: DisputeId,
  amount: number,
  decision: string,
  { byId, requestId, assertMay }: Decider = { byId: null },
): Promise<void> {
  const found = await deps.db.selectFrom('disputes').select('boardId').where('id', '=', disputeId).executeTakeFirst();
  if (!found) throw new Refusal('DISPUTE_NOT_FOUND');
  const { boardId } = found;
  const isComplete = await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const dispute = (await findDispute(tx, boardId, disputeId))!;
    const { participantId, state, wanted } = dispute;
    assertMay?.(room);
    refuseIf(decideDecision(dispute, amount, await leftFor(tx, { id: participantId, boardId })));
    const { service } = await sourcesIn(tx, room.board, amount);
    await tx.updateTable('disputes').set({ decidedBy: byId }).where('id', '=', disputeId).execute();
    await logAct(tx, {
      at: deps.now(),
      byId,
      requestId,
      what: 'dispute.decide',
      target: `dispute ${disputeId}`,
      before: { state, board: boardId, participant: participantId, wanted },
      after: { state: 'DECIDED', refund: amount, ...(service > 0 && { covered: service }) },
      reason: decision,
    });
    return endDispute(deps, tx, room, dispute, { state: 'DECIDED', amount, decision });
  });
  if (isComplete) await creditNow(deps, boardId);
}
