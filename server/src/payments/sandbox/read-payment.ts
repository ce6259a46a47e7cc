import { PREPARED } from '../../db/prepared';
import type { Deps } from '../../deps';

/** A payment as PortOne shows it, or as the test wants it shown; 'fault' stands for a 500. */
export async function readPayment({ db }: Deps, by: { impUid: string } | { merchantUid: string }) {
  const [column, value] =
    'impUid' in by ? (['impUid', by.impUid] as const) : (['merchantUid', by.merchantUid] as const);
  const payment = await db
    .selectFrom('sandboxPayments')
    .modifyFront(PREPARED)
    .selectAll()
    .where(column, '=', value)
    // A declined attempt must not hide the approved one of the same order.
    .orderBy((eb) => eb.case().when('status', '=', 'failed').then(1).else(0).end())
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!payment) return null;
  if (payment.slowReadsMs > 0) await new Promise((resolve) => setTimeout(resolve, payment.slowReadsMs));
  if (payment.failingReads > 0) {
    await db
      .updateTable('sandboxPayments')
      .set({ failingReads: payment.failingReads - 1 })
      .where('impUid', '=', payment.impUid)
      .execute();
    return 'fault' as const;
  }
  return {
    imp_uid: payment.impUid,
    merchant_uid: payment.merchantUid,
    status: payment.status,
    amount: payment.reportedAmount,
    cancel_amount: payment.cancelAmount,
    currency: 'KRW',
    name: payment.name,
    buyer_name: payment.buyerName,
    buyer_email: payment.buyerEmail,
    fail_reason: payment.failReason,
    card_name: payment.cardName,
    card_number: payment.cardNumber,
    pay_method: 'card',
    pg_provider: 'sandbox',
  };
}
