import { type RoomId, STAGE_LABELS, type UserId } from '@mungchi/contract';
import { advanceStage } from '../boards/advance-stage';
import { lockRoomAs } from '../boards/lock-board';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { purchased } from '../notifications/entries';
import { tellMembers } from '../notifications/tell-members';
import { refuseIf } from '../refusal';
import { announceRoom } from './announce-room';
import { confirmBooked, Unconfirmed } from './confirm-booked';
import { decidePurchase } from './trade-rules';

/** The leader has bought. Payments are rechecked first: a reversed share can still be collected again now. */
export async function completePurchase(deps: Deps, userId: UserId, roomId: RoomId) {
  const mayBuy = async (tx: Tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    refuseIf(decidePurchase(board.stage, me.role));
    return board;
  };
  await transact(deps.db, mayBuy);
  await confirmBooked(deps, roomId).catch((error: unknown) => {
    // The goods are already bought, so do not fail; payments are rechecked before the payout.
    if (!(error instanceof Unconfirmed)) throw error;
    deps.log.warn({ err: error, roomId }, 'bought without asking the provider');
  });
  faultPoint('purchase.confirmed');
  return transact(deps.db, async (tx) => {
    const { stage } = await advanceStage(deps, tx, await mayBuy(tx), 'purchased', deps.now());
    await announceRoom(deps, tx, roomId);
    await tellMembers(deps, tx, roomId, purchased({ id: roomId }), userId);
    return { stage, status: STAGE_LABELS[stage] };
  });
}
