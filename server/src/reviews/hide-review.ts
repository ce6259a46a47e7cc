import type { Tx } from '../db/schema';
import { lockPeople } from '../users/lock-people';
import { recomputeGauges } from './recompute-gauges';

/** Hides a review that could be read: nobody reads it any more, and it counts in no gauge. False when it is hidden already, or none. */
export async function hideReview(tx: Tx, reviewId: number, at: Date): Promise<boolean> {
  const about = await tx.selectFrom('reviews').select('targetUserId').where('id', '=', reviewId).executeTakeFirst();
  if (!about) return false;
  // The person before the review, as everybody else does who opens or writes one.
  await lockPeople(tx, [about.targetUserId]);
  const hidden = await tx
    .updateTable('reviews')
    .set({ hiddenAt: at })
    .where('id', '=', reviewId)
    .where('hiddenAt', 'is', null)
    .where('openedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!hidden) return false;
  await recomputeGauges(tx, about.targetUserId, at);
  return true;
}
