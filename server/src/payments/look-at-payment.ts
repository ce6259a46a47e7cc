import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { settleForOrder } from './settle-for-order';

/** Reads the payment a notice names and applies it to the order it was made for, if it was made for one of ours. */
export async function lookAtPayment(
  deps: Deps,
  { impUid, merchantUid }: { impUid: string; merchantUid?: string },
): Promise<void> {
  const record = await deps.payments.payment(impUid);
  faultPoint('look.read');
  if (record) await settleForOrder(deps, record);
  if (merchantUid) await lookAtRest(deps, merchantUid, impUid);
}

/** Several notices may have become this one look; what the last of them names need not be the payment that counts. */
async function lookAtRest(deps: Deps, merchantUid: string, lookedAt: string): Promise<void> {
  const order = await deps.db
    .selectFrom('orders')
    .select('impUid')
    .where('merchantUid', '=', merchantUid)
    .executeTakeFirst();
  if (!order || order.impUid === lookedAt) return;
  const record = order.impUid ? await deps.payments.payment(order.impUid) : await deps.payments.paymentOf(merchantUid);
  if (record && record.impUid !== lookedAt) await settleForOrder(deps, record);
}
