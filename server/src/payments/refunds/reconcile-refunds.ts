import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { carryOutRefund } from './carry-out-refund';

const WAITED_MS = 60_000;
const AT_ONCE = 8;

/**
 * Retries pending refunds. Their own jobs back off; a refund should go out within a minute after the provider is back.
 * In random order, so that refunds that can never succeed do not block the others.
 */
export async function reconcileRefunds(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('refunds')
    .select('id')
    .where('doneAt', 'is', null)
    .where('parkedAt', 'is', null)
    .where('createdAt', '<=', new Date(deps.now().getTime() - WAITED_MS))
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
    .execute();
  const [first, ...others] = waiting.map(
    ({ id }) =>
      () =>
        carryOutRefund(deps, id).catch((error: unknown) =>
          deps.log.warn({ err: error, refundId: id }, 'a refund waits'),
        ),
  );
  // Alone: it finds out whether a provider that was silent answers again.
  await first?.();
  await Promise.all(others.map((carryOut) => carryOut()));
}
