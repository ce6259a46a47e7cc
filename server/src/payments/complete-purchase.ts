import { type PurchaseForm, type RoomId, STAGE_LABELS, type UserId } from '@mungchi/contract';
import { advanceStage } from '../boards/advance-stage';
import { lockRoomAs } from '../boards/lock-board';
import { takePictures } from '../chat/pictures/take-pictures';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { purchased } from '../notifications/entries';
import { tellMembers } from '../notifications/tell-members';
import { refuseIf } from '../refusal';
import { announceRoom } from './announce-room';
import { confirmBooked, FOR_VISITOR, Unconfirmed } from './confirm-booked';
import { decideSum } from './receipts/receipt-rules';
import { writeReceipt } from './receipts/write-receipt';
import { decidePurchase } from './trade-rules';

/**
 * The leader has bought, for the posted price or for what the form says. Payments are rechecked first: a reversed share can still
 * be collected again now.
 */
export async function completePurchase(deps: Deps, userId: UserId, roomId: RoomId, form: PurchaseForm = {}) {
  const taken = await takePictures(deps, { userId, roomId, use: 'RECEIPT' }, form.pictures ?? []);
  const note = form.note ?? '';
  const mayBuy = async (tx: Tx) => {
    const room = await lockRoomAs(tx, userId, roomId);
    refuseIf(decidePurchase(room.board.stage, room.me.role));
    const spent = form.spent ?? room.board.price;
    refuseIf(decideSum(room.board, { spent, sure: form.sure }));
    const isShown = form.spent !== undefined || taken.pictures.length > 0 || note !== '';
    return { ...room, receipt: isShown ? { spent, taken, note } : null };
  };
  await transact(deps.db, mayBuy);
  await confirmBooked(deps, roomId, FOR_VISITOR).catch((error: unknown) => {
    // The goods are already bought, so do not fail; payments are rechecked before the payout.
    if (!(error instanceof Unconfirmed)) throw error;
    deps.log.warn({ err: error, roomId }, 'bought without asking the provider');
  });
  faultPoint('purchase.confirmed');
  return transact(deps.db, async (tx) => {
    const { receipt, ...room } = await mayBuy(tx);
    const board = await advanceStage(deps, tx, room.board, 'purchased', deps.now());
    await announceRoom(deps, tx, roomId);
    await tellMembers(deps, tx, roomId, purchased({ id: roomId }), userId);
    if (receipt) await writeReceipt(deps, tx, { ...room, board }, receipt);
    return { stage: board.stage, status: STAGE_LABELS[board.stage] };
  });
}
