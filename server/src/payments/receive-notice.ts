import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** Global limit on lookups triggered by webhooks. */
const LIMIT = { max: 600, windowMs: 60_000 };
/** Lower priority than refunds and the reconciler, which needs no webhook. */
const BEHIND_REFUNDS = 10;

/**
 * The provider's webhook. It is unsigned and anyone may send one, so it only triggers a lookup at the provider, and only for
 * a known order. The webhooks of one order are coalesced into one job, which retries.
 */
export async function receiveNotice(deps: Deps, impUid: string, merchantUid: string | null): Promise<void> {
  const order = await deps.db
    .selectFrom('orders')
    .select(['id', 'merchantUid'])
    .where((eb) => eb.or([eb('merchantUid', '=', merchantUid ?? ''), eb('impUid', '=', impUid)]))
    .executeTakeFirst();
  if (!order) return;
  const { ok } = await deps.limiter.takeToken(
    'payment notices',
    Math.ceil(LIMIT.max * deps.config.rateLimitFactor),
    LIMIT.windowMs,
  );
  // The provider resends it, and the reconciler checks the order anyway.
  if (!ok) throw new Refusal('RATE_LIMITED');
  await deps.jobs.add(
    deps.db,
    'payments.look',
    { impUid, merchantUid: order.merchantUid },
    { key: `look ${order.id}`, maxAttempts: 12, priority: BEHIND_REFUNDS },
  );
}
