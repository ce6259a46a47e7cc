import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import type { PaymentRecord } from './payment-rules';
import { settlePayment } from './settle-payment';

/** The provider's webhook. It is unsigned, so all it does is make us look; a job looks again if we cannot now. */
export async function receiveNotice(deps: Deps, impUid: string): Promise<void> {
  await deps.jobs.add(deps.db, 'payments.look', { impUid }, { key: `look ${impUid}`, maxAttempts: 12 });
}

/** Reads a payment and applies it to the order it was made for, if it was made for one of ours. */
export async function lookAtPayment(deps: Deps, impUid: string): Promise<void> {
  const record = await deps.payments.payment(impUid);
  faultPoint('look.read');
  if (record) await settleForOrder(deps, record);
}

export async function settleForOrder(deps: Deps, record: PaymentRecord): Promise<void> {
  const order = await deps.db
    .selectFrom('orders')
    .innerJoin('participants', 'participants.id', 'orders.participantId')
    .select(['orders.boardId', 'participants.userId'])
    .where('orders.merchantUid', '=', record.merchantUid)
    .executeTakeFirst();
  if (!order) return;
  const decision = await settlePayment(deps, record, order.boardId, order.userId);
  faultPoint('look.committed');
  if (decision.do === 'refuse' && decision.because === 'PAYMENT_MISMATCH') {
    deps.log.error({ impUid: record.impUid, merchantUid: record.merchantUid }, 'a payment does not fit its order');
  }
}
