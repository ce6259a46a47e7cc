import type { BoardId, UserId } from '@mungchi/contract';
import { cancelBoard } from '../boards/cancel-board';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { cancelled } from '../notifications/entries';
import { tellMembers } from '../notifications/tell-members';
import { announceRoom } from './announce-room';
import { requestRefund } from './request-refund';

/** The leader cancels; refunds for everyone who has paid are requested in the same transaction. */
export async function cancelWithRefunds(deps: Deps, leaderId: UserId, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    await cancelBoard(deps, tx, leaderId, boardId);
    const orders = await tx.selectFrom('orders').selectAll().where('boardId', '=', boardId).orderBy('id').execute();
    for (const { status, impUid, participantId, amount } of orders) {
      if (status === 'PAID' && impUid)
        await requestRefund(deps, tx, { impUid, boardId, participantId, amount, reason: 'CANCELLED' });
    }
    // Keep reconciling for a while: a card may be approved just after the cancellation.
    await tx
      .updateTable('orders')
      .set({ status: 'VOID' })
      .where('boardId', '=', boardId)
      .where('status', '=', 'PENDING')
      .execute();
    await announceRoom(deps, tx, boardId);
    const payers = orders.filter(({ status }) => status === 'PAID').map(({ participantId }) => participantId);
    await tellMembers(deps, tx, boardId, cancelled({ id: boardId }, payers), leaderId);
    faultPoint('cancel.before-commit');
  });
  faultPoint('cancel.committed');
}
