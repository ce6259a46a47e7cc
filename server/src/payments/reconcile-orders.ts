import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { settleForOrder } from './receive-notice';

const BATCH = 50;
const GIVE_UP_AFTER_MS = 3 * 86_400_000;

/** Asks the provider about orders nobody has reported on: a browser that closed, a webhook that never came. */
export async function reconcileOrders(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await deps.db
    .selectFrom('orders')
    .select(['id', 'merchantUid', 'createdAt'])
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(BATCH)
    .execute();
  for (const order of due) {
    await look(deps, order.merchantUid);
    await deps.db
      .updateTable('orders')
      .set({ checkAt: nextCheck(order.createdAt, now) })
      .where('id', '=', order.id)
      .where('status', 'in', ['PENDING', 'VOID'])
      .where('checkAt', 'is not', null)
      .execute();
  }
}

/** One order's trouble must not keep the others waiting; it is looked at again. */
async function look(deps: Deps, merchantUid: string): Promise<void> {
  try {
    const record = await deps.payments.paymentOf(merchantUid);
    faultPoint('reconcile.read');
    if (record?.status === 'paid') await settleForOrder(deps, record);
  } catch (error) {
    deps.log.warn({ err: error, merchantUid }, 'could not look at an order');
  }
}

/** Soon while it is fresh, rarely once it is old, and not at all after three days. */
function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age > GIVE_UP_AFTER_MS) return null;
  return new Date(now.getTime() + Math.max(30_000, age / 4));
}
