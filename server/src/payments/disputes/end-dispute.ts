import type { LockedRoom } from '../../boards/lock-board';
import { markReceived, markRefunded } from '../../boards/seats/mark-seat';
import type { DisputeRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { disputeEnded } from '../../notifications/dispute-entries';
import { notify } from '../../notifications/notify';
import { announceRoom } from '../announce-room';
import { finishWhenSettled } from '../finish-when-settled';
import { leftFor } from '../ledger/left-for';
import { returnPart } from '../refunds/return-part';
import { paidBy } from './dispute-rows';

/** What a leader agrees to is the leader's money; what an operator decides is carried by the service where that is gone. */
export type End = { state: 'ACCEPTED' | 'DECIDED'; amount: number; decision?: string };

/**
 * Ends a dispute of a locked room: what was agreed or decided goes back, as far as it is left, and the follower is settled with it.
 * Returns whether the credit is due now.
 */
export async function endDispute(
  deps: Deps,
  tx: Tx,
  { board, members, left: gone }: LockedRoom,
  dispute: DisputeRow,
  { state, amount, decision }: End,
): Promise<boolean> {
  const at = deps.now();
  const { id, participantId } = dispute;
  const follower = [...members, ...gone].find((member) => member.id === participantId)!;
  const impUid = await paidBy(tx, participantId);
  const part = { participantId, amount, disputeId: id, cover: state === 'DECIDED' };
  const refund = impUid ? await returnPart(deps, tx, board, { impUid, ...part }) : 0;
  const left = await leftFor(tx, follower);
  const ended = { state, refund, endedAt: at, ...(decision && { decision }) };
  await tx.updateTable('disputes').set(ended).where('id', '=', id).execute();
  await deps.jobs.add(tx, 'records.note', { boardId: board.id }, { key: `records.note ${board.id}` });
  if (left === 0) await markRefunded(tx, participantId, at);
  else if (follower.receivedAt === null) await markReceived(tx, participantId, 'DISPUTE', at);
  await notify(deps, tx, [
    { userId: follower.userId, ...disputeEnded(board, { id, refund, decision }, 'follower') },
    { userId: board.leaderId, ...disputeEnded(board, { id, refund, decision }, 'leader') },
  ]);
  await announceRoom(deps, tx, board.id);
  const isComplete = await finishWhenSettled(deps, tx, board.id);
  faultPoint('dispute.before-commit');
  return isComplete;
}
