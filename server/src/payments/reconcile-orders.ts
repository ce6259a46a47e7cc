import { sql } from 'kysely';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { nextCheck } from './reconcile-rules';
import { settleForOrder } from './settle-for-order';

/** Concurrency: a slow provider must not make the last order wait for all the others. */
const AT_ONCE = 8;

/** Asks the provider about orders without a report: the browser was closed, the webhook never came. */
export async function reconcileOrders(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.now();
  for (;;) {
    const due = await deps.db
      .selectFrom('orders')
      .select(['id', 'merchantUid', 'askedAt'])
      .where('checkAt', '<=', now)
      // Literals, so that the partial index matches.
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

/** One failing order must not block the others; it is retried. */
async function look(deps: Deps, merchantUid: string): Promise<void> {
  try {
    const record = await deps.payments.paymentOf(merchantUid);
    faultPoint('reconcile.read');
    if (record?.status === 'paid') await settleForOrder(deps, record);
  } catch (error) {
    deps.log.warn({ err: error, merchantUid }, 'could not look at an order');
  }
}
