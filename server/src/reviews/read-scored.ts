import type { Role, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import type { Scored } from './gauge-rules';

export type ScoredReview = Scored & { targetUserId: UserId; targetRole: Role };

/** The reviews about one person, or about everybody, that weigh: nothing else moves a gauge or is shown as a keyword. */
export async function readScored(tx: Tx, userId: UserId | null): Promise<ScoredReview[]> {
  const { rows } = await sql<ScoredReview>`
    select target_user_id, target_role, star, keywords, created_at from weighed_reviews
    where ${userId}::bigint is null or target_user_id = ${userId}
    order by id`.execute(tx);
  return rows;
}
