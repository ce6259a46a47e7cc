import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import type { Scored } from './gauge-rules';

export type ScoredReview = Scored & {
  targetUserId: UserId;
  targetRole: 'LEADER' | 'FOLLOWER';
  /** Whether it moves the gauge: the newest of its writer about this person in this role, of a room in which somebody paid. */
  weighs: boolean;
};

/** The reviews about one person, or about everybody. */
export async function readScored(tx: Tx, userId: UserId | null): Promise<ScoredReview[]> {
  const { rows } = await sql<ScoredReview>`
    select r.target_user_id, r.target_role, r.star, r.keywords, r.created_at,
      paid and row_number() over (
        partition by r.target_user_id, r.target_role, w.user_id, paid order by r.created_at desc, r.id desc) = 1 as weighs
    from reviews r join participants w on w.id = r.writer_id,
      lateral (select exists (select from orders o where o.board_id = r.board_id and o.paid_at is not null) as paid) money
    where r.hidden_at is null and (${userId}::bigint is null or r.target_user_id = ${userId})
    order by r.id`.execute(tx);
  return rows;
}
