import { sql } from 'kysely';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { ProviderResting } from './provider/payment-provider';
import { nextCheck } from './reconcile-rules';
import { settleForOrder } from './settle-for-order';

/** Concurrency: a slow provider must not make the last order wait for all the others. */
const AT_ONCE = 8;
const TURNS = 16;
/** Nobody else looks at them meanwhile; longer than a look takes. */
const CLAIMED_MS = 15_000;
/** One runs at a time, whichever node. */
export const RECONCILE_QUEUE = 'payments.reconcile';

type Claimed = { id: number; merchantUid: string; askedAt: Date };

/** Asks the provider about orders without a report: the browser was closed, the webhook never came. */
export async function reconcileOrders(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.now();
  const claimedUntil = new Date(now.getTime() + CLAIMED_MS);
  const again = (key: string, runAt: Date) =>
    deps.jobs.add(deps.db, 'payments.reconcile', {}, { runAt, key, queue: RECONCILE_QUEUE });
  for (let turn = 0; turn < TURNS; turn++) {
    if (signal?.aborted) return;
    // The first alone: it finds out whether a provider that was silent answers again.
    const claimed = await claim(deps, now, claimedUntil, turn === 0 ? 1 : AT_ONCE);
    if (claimed.length === 0) return;
    // Should this process die now, they are looked at again.
    if (turn === 0) await again('reconcile claimed', claimedUntil);
    const looks = await Promise.all(
      claimed.map(async ({ id, merchantUid, askedAt }) => {
        const isAsked = await look(deps, merchantUid);
        await deps.db
          .updateTable('orders')
          .set({ checkAt: nextCheck(askedAt, now) })
          .where('id', '=', id)
          .where('checkAt', '=', claimedUntil)
          .where('status', '!=', 'PAID')
          .execute();
        return isAsked;
      }),
    );
    if (looks.includes(false)) return;
  }
  // The others after whatever else waits for its turn.
  await again('reconcile on', now);
}

/** Moved ahead before anybody is asked: while the provider is slow they are not due for others. */
async function claim(deps: Deps, now: Date, claimedUntil: Date, limit: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update orders set check_at = ${claimedUntil} where id in (
      select id from orders where check_at <= ${now} and status <> 'PAID'
      order by check_at limit ${limit} for update skip locked
    ) returning id, merchant_uid, asked_at`.execute(deps.db);
  return rows;
}

/** One failing order must not block the others; it is retried. False when the provider is not asked for now. */
async function look(deps: Deps, merchantUid: string): Promise<boolean> {
  try {
    const record = await deps.payments.paymentOf(merchantUid);
    faultPoint('reconcile.read');
    if (record?.status === 'paid') await settleForOrder(deps, record);
  } catch (error) {
    if (error instanceof ProviderResting) return false;
    deps.log.warn({ err: error, merchantUid }, 'could not look at an order');
  }
  return true;
}
