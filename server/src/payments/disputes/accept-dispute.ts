import type { Dispute, RoomId, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { refuseIf } from '../../refusal';
import { handOverNow } from '../receive-share';
import { findDispute, readDispute } from './dispute-rows';
import { decideAccept } from './dispute-rules';
import { endDispute } from './end-dispute';

/** The leader agrees: what was wanted goes back. */
export async function acceptDispute(deps: Deps, userId: UserId, roomId: RoomId, disputeId: number): Promise<Dispute> {
  const isComplete = await transact(deps.db, async (tx) => {
    const room = await lockRoomAs(tx, userId, roomId);
    const dispute = await findDispute(tx, roomId, disputeId);
    refuseIf(decideAccept(room.me.role, dispute));
    return endDispute(deps, tx, room, dispute!, { state: 'ACCEPTED', amount: dispute!.wanted });
  });
  if (isComplete) await handOverNow(deps, roomId);
  return readDispute(deps.db, roomId, disputeId);
}
