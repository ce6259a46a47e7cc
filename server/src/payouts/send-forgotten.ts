import { DAY_MS, type PayoutId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { isWaiting } from '../jobs/jobs';
import { senderOf } from './payout-senders';

const AT_ONCE = 500;

/** Payouts that the sandbox was to send and whose job is gone: asked for once more. Those by hand are on the operator's list. */
export async function sendForgotten(deps: Deps): Promise<void> {
  const sender = senderOf(deps.config);
  if (sender.byHand) return;
  const { rows } = await sql<{ id: PayoutId }>`
    select o.id from payouts o
    where o.state = 'REQUESTED' and o.requested_at < ${new Date(deps.now().getTime() - DAY_MS)}
      and not ${isWaiting(sql`'payout ' || o.id`)}
    order by o.id limit ${AT_ONCE}`.execute(deps.db);
  for (const { id } of rows) await transact(deps.db, (tx) => sender.take(deps, tx, id));
}
