import { sql } from 'kysely';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { nextCheck } from './reconcile-rules';
import { settleForOrder } from './settle-for-order';

/** Looked at side by side: a slow provider must not make the last one wait for all the others. */
const AT_ONCE = 8;

/** Asks the provider about orders nobody has reported on: a browser that closed, a webhook that never came. */
export async function reconcileOrders(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.now();
  for (;;) {
    const due = await deps.db
      .selectFrom('orders')
      .select(['id', 'merchantUid', 'askedAt'])
      .where('checkAt', '<=', now)
      // Spelled out, so that the index of just these serves.
      .where(sql<boolean>`status <> 'PAID'`)
      .orderBy('checkAt')
      .limit(AT_ONCE)
      .execute();
    if (due.length === 0 || signal?.aborted) return;
    await Promise.all(
      due.map(async ({ id, merchantUid, askedAt }) => {
        await look(deps, merchantUid);
        await deps.db
          .updateTable('orders')
          .set({ checkAt: nextCheck(askedAt, now) })
          .where('id', '=', id)
          .where('checkAt', '<=', now)
          .where('status', '!=', 'PAID')
          .execute();
      }),
    );
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
