import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import type { Asking } from './provider/payment-provider';
import { settleForOrder } from './settle-for-order';

const TOLD: Asking = { as: 'promise' };

/** Reads the payment named by a webhook and applies it to its order, if it is one of ours. */
export async function lookAtPayment(
  deps: Deps,
  { impUid, merchantUid }: { impUid: string; merchantUid?: string },
): Promise<void> {
  const record = await deps.payments.payment(impUid, TOLD);
  faultPoint('look.read');
  if (record) await settleForOrder(deps, record);
  if (merchantUid) await lookAtRest(deps, merchantUid, impUid);
}

/** Several webhooks may have been coalesced; the last one need not name the payment that counts. */
async function lookAtRest(deps: Deps, merchantUid: string, lookedAt: string): Promise<void> {
  const order = await deps.db
    .selectFrom('orders')
    .select('impUid')
    .where('merchantUid', '=', merchantUid)
    .executeTakeFirst();
  if (!order || order.impUid === lookedAt) return;
  const record = order.impUid
    ? await deps.payments.payment(order.impUid, TOLD)
    : await deps.payments.paymentOf(merchantUid, TOLD);
  if (record && record.impUid !== lookedAt) await settleForOrder(deps, record);
}
