import type { Role, UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { updateGauges } from '../users/update-gauges';
import { gaugeOf, keywordsOf } from './gauge-rules';
import { readScored } from './read-scored';

/** Recomputes a user's gauges and keywords from the reviews that weigh. */
export async function recomputeGauges(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await updateGauges(tx, userId, async () => {
    const reviews = await readScored(tx, userId);
    const as = (role: Role) => reviews.filter(({ targetRole }) => targetRole === role);
    return {
      mannerLeader: gaugeOf(as('LEADER'), now),
      mannerParticipant: gaugeOf(as('FOLLOWER'), now),
      reviewKeywords: keywordsOf(reviews),
    };
  });
}

/** Review weights decay with age, so gauges change without new reviews. */
export async function recomputeAllGauges({ db, now }: Deps): Promise<void> {
  const people = await db.selectFrom('reviews').select('targetUserId').distinct().orderBy('targetUserId').execute();
  for (const { targetUserId } of people) await transact(db, (tx) => recomputeGauges(tx, targetUserId, now()));
}
