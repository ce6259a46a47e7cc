import type { BoardId, ParticipantId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { requestRefund } from './request-refund';

/** Requests refunds for everyone who has paid, in the transaction that calls the purchase off; who that is. */
export async function refundEverybody(deps: Deps, tx: Tx, boardId: BoardId): Promise<ParticipantId[]> {
  const orders = await tx.selectFrom('orders').selectAll().where('boardId', '=', boardId).orderBy('id').execute();
  for (const { status, impUid, participantId, amount } of orders) {
    if (status === 'PAID' && impUid)
      await requestRefund(deps, tx, {
        impUid,
        boardId,
        participantId,
        amount,
        reason: 'CANCELLED',
      });
  }
  // Keep reconciling for a while: a card may be approved just after the cancellation.
  await tx
    .updateTable('orders')
    .set({ status: 'VOID' })
    .where('boardId', '=', boardId)
    .where('status', '=', 'PENDING')
    .execute();
  return orders.filter(({ status }) => status === 'PAID').map(({ participantId }) => participantId);
}
