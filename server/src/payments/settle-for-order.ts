import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { noteRefusal } from './note-refusal';
import type { PaymentRecord } from './payment-rules';
import { settlePayment } from './settle-payment';

/** Applies a payment to the member of its order; ignores payments without an order of ours. */
export async function settleForOrder(deps: Deps, record: PaymentRecord): Promise<void> {
  const order = await deps.db
    .selectFrom('orders')
    .innerJoin('participants', 'participants.id', 'orders.participantId')
    .select(['orders.boardId', 'participants.userId'])
    .where('orders.merchantUid', '=', record.merchantUid)
    .executeTakeFirst();
  if (!order) return;
  const decision = await settlePayment(deps, order.userId, order.boardId, record);
  faultPoint('look.committed');
  if (decision.do !== 'refuse') return;
  const { boardId: roomId, userId } = order;
  noteRefusal(deps, { by: 'provider', code: decision.because, roomId, userId, impUid: record.impUid, record });
}
