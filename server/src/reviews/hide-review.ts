import type { Tx } from '../db/schema';
import { recomputeGauges } from './recompute-gauges';

/** Hides a review: nobody reads it, and it counts in no gauge. False when it is hidden already, or none. */
export async function hideReview(tx: Tx, reviewId: number, at: Date): Promise<boolean> {
  const review = await tx
    .updateTable('reviews')
    .set({ hiddenAt: at })
    .where('id', '=', reviewId)
    .where('hiddenAt', 'is', null)
    .returning('targetUserId')
    .executeTakeFirst();
  if (!review) return false;
  await recomputeGauges(tx, review.targetUserId, at);
  return true;
}
