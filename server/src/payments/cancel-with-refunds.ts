import { cancelBoard } from '../boards/cancel-board';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { announceRoom } from './announce-room';
import { requestRefund } from './request-refund';

/** The leader calls it off; in the same transaction everybody who has paid is promised the money back. */
export async function cancelWithRefunds(deps: Deps, leaderId: number, boardId: number): Promise<void> {
  await transact(deps.db, async (tx) => {
    await cancelBoard(deps, tx, leaderId, boardId);
    const orders = await tx.selectFrom('orders').selectAll().where('boardId', '=', boardId).orderBy('id').execute();
    for (const { status, impUid, participantId, amount } of orders) {
      if (status === 'PAID' && impUid)
        await requestRefund(deps, tx, { impUid, boardId, participantId, amount, reason: 'CANCELLED' });
    }
    // Still looked at for a while: a card may be approved a moment after the room was closed.
    await tx
      .updateTable('orders')
      .set({ status: 'VOID' })
      .where('boardId', '=', boardId)
      .where('status', '=', 'PENDING')
      .execute();
    await announceRoom(deps, tx, boardId);
    faultPoint('cancel.before-commit');
  });
  faultPoint('cancel.committed');
}
