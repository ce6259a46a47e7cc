import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** Looks that notices may ask for, from all addresses together. */
const LIMIT = { max: 600, windowMs: 60_000 };
/** Whoever waits for money goes first, and so does the reconciler, which needs no notice. */
const BEHIND_REFUNDS = 10;

/**
 * The provider's webhook. It is unsigned, so all it does is make us look, and only for an order of ours: anybody may send
 * one. The notices of an order are gathered into one look; a job looks again if we cannot now.
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
  // The provider sends it again, and the reconciler looks anyway.
  if (!ok) throw new Refusal('RATE_LIMITED');
  await deps.jobs.add(
    deps.db,
    'payments.look',
    { impUid, merchantUid: order.merchantUid },
    { key: `look ${order.id}`, maxAttempts: 12, priority: BEHIND_REFUNDS },
  );
}
