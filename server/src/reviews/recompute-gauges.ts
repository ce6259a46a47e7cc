import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { gaugeOf, keywordsOf } from './gauge-rules';

/**
 * Recomputes a user's gauges and keywords from the reviews, under a lock on the user row (not `for update`: every insert
 * with a foreign key to the user holds `for key share`, and two such writers would deadlock).
 */
export async function recomputeGauges(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const reviews = await tx
    .selectFrom('reviews')
    .select(['targetRole', 'star', 'keywords', 'createdAt'])
    .where('targetUserId', '=', userId)
    .execute();
  await tx
    .updateTable('users')
    .set({
      mannerLeader: gaugeOf(
        reviews.filter((review) => review.targetRole === 'LEADER'),
        now,
      ),
      mannerParticipant: gaugeOf(
        reviews.filter((review) => review.targetRole === 'FOLLOWER'),
        now,
      ),
      reviewKeywords: keywordsOf(reviews),
    })
    .where('id', '=', userId)
    .execute();
}

/** Review weights decay with age, so gauges change without new reviews. */
export async function recomputeAllGauges({ db, now }: Deps): Promise<void> {
  const people = await db.selectFrom('reviews').select('targetUserId').distinct().orderBy('targetUserId').execute();
  for (const { targetUserId } of people) await transact(db, (tx) => recomputeGauges(tx, targetUserId, now()));
}
