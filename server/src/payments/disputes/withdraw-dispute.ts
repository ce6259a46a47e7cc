import type { Dispute, DisputeId, RoomId, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { wordOf } from '../../handover/handover-rules';
import { startConfirmClock } from '../../handover/start-confirm-clock';
import { disputeWithdrawn } from '../../notifications/dispute-entries';
import { notify } from '../../notifications/notify';
import { refuseIf } from '../../refusal';
import { announceRoom } from '../announce-room';
import { finishWhenSettled } from '../finish-when-settled';
import { creditNow } from '../receive-share';
import { isSettled } from '../trade-rules';
import { findDispute, readDispute } from './dispute-rows';
import { decideWithdraw } from './dispute-rules';

/** The follower takes it back. The leader's word counts again, from now on. */
export async function withdrawDispute(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  disputeId: DisputeId,
): Promise<Dispute> {
  const isComplete = await transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    const dispute = await findDispute(tx, roomId, disputeId);
    refuseIf(decideWithdraw(me, dispute));
    const at = deps.now();
    await tx.updateTable('disputes').set({ state: 'WITHDRAWN', endedAt: at }).where('id', '=', disputeId).execute();
    if (board.stage === 'PURCHASED' && wordOf(me) && !isSettled(me)) await startConfirmClock(deps, tx, me, at);
    await deps.clocks.book(tx, 'payments.received-clock', roomId);
    const view = await readDispute(tx, roomId, disputeId);
    await notify(deps, tx, [{ userId: board.leaderId, ...disputeWithdrawn(board, view) }]);
    await announceRoom(deps, tx, roomId);
    return finishWhenSettled(deps, tx, roomId);
  });
  if (isComplete) await creditNow(deps, roomId);
  return readDispute(deps.db, roomId, disputeId);
}
