import { sql } from 'kysely';
import type { Deps } from '../deps';
import { carryOutRefund } from './carry-out-refund';

const WAITED_MS = 60_000;
const AT_ONCE = 8;

/**
 * Refunds that wait. Their own jobs try ever more rarely; whoever waits for money should have it a minute after the
 * provider is back. In no order, so that one that can never be kept does not stand in the way of the others.
 */
export async function reconcileRefunds(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('refunds')
    .select('id')
    .where('doneAt', 'is', null)
    .where('createdAt', '<=', new Date(deps.now().getTime() - WAITED_MS))
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
    .execute();
  await Promise.all(
    waiting.map(({ id }) =>
      carryOutRefund(deps, id).catch((error: unknown) => deps.log.warn({ err: error, refundId: id }, 'a refund waits')),
    ),
  );
}
