import type { Deps } from '../../deps';
import { isOverdue } from './dispute-rules';

/** A line a day while disputes wait for an operator for two weeks. Their money stays held: nobody takes a side by a clock. */
export async function noteLateCases({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): Promise<void> {
  const waiting = await db
    .selectFrom('disputes')
    .select(['id', 'escalatedAt'])
    .where('state', '=', 'ESCALATED')
    .orderBy('escalatedAt')
    .execute();
  const late = waiting.filter(({ escalatedAt }) => escalatedAt !== null && isOverdue(escalatedAt, now()));
  if (late.length > 0) log.error({ disputeIds: late.map(({ id }) => id) }, 'disputes wait for an operator');
}
