import type { Dispute, DisputeId, RoomId, UserId } from '@mungchi/contract';
import { type EnteredRoom, lockRoomAs } from '../../boards/lock-board';
import type { DisputeRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal, refuseIf } from '../../refusal';
import { leftFor } from '../ledger/left-for';
import { creditNow } from '../receive-share';
import { sourcesIn } from '../refunds/return-part';
import { findDispute, readDispute } from './dispute-rows';
import { decideAccept } from './dispute-rules';
import { endDispute } from './end-dispute';
import { escalateDispute } from './escalate-dispute';

/** The leader agrees: what was wanted goes back. With money that is gone nobody agrees: an operator decides it. */
export async function acceptDispute(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  disputeId: DisputeId,
): Promise<Dispute> {
  const ended = await transact(deps.db, async (tx) => {
    const room = await lockRoomAs(tx, userId, roomId);
    const dispute = await findDispute(tx, roomId, disputeId);
    refuseIf(decideAccept(room.me.role, dispute));
    if (await isShort(tx, room, dispute!)) {
      if (dispute!.state === 'OPEN') await escalateDispute(deps, tx, room, dispute!);
      return 'short';
    }
    const isComplete = await endDispute(deps, tx, room, dispute!, { state: 'ACCEPTED', amount: dispute!.wanted });
    return isComplete ? 'complete' : 'ended';
  });
  if (ended === 'short') throw new Refusal('LEADER_SHORT');
  if (ended === 'complete') await creditNow(deps, roomId);
  return readDispute(deps.db, roomId, disputeId);
}

async function isShort(tx: Tx, { board }: EnteredRoom, { wanted, participantId }: DisputeRow): Promise<boolean> {
  const amount = Math.min(wanted, await leftFor(tx, { id: participantId, boardId: board.id }));
  return (await sourcesIn(tx, board, amount)).service > 0;
}
