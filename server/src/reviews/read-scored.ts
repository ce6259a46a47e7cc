import type { Role, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import type { Scored } from './gauge-rules';

export type ScoredReview = Scored & {
  targetUserId: UserId;
  targetRole: Role;
  /** Whether it moves the gauge: the newest of its writer about this person in this role, both of whom led or paid. */
  weighs: boolean;
};

/** Whether a member led the purchase or once paid in it. Who got everything back may say so. */
const hadPart = (member: 'w' | 'x') => sql<boolean>`(${sql.ref(`${member}.role`)} = 'LEADER'
  or exists (select from orders o where o.participant_id = ${sql.ref(`${member}.id`)} and o.paid_at is not null))`;

/** The open, blind reviews about one person, or about everybody. */
export async function readScored(tx: Tx, userId: UserId | null): Promise<ScoredReview[]> {
  const { rows } = await sql<ScoredReview>`
    select r.target_user_id, r.target_role, r.star, r.keywords, r.created_at,
      told.fairly and row_number() over (
        partition by r.target_user_id, r.target_role, w.user_id, told.fairly order by r.created_at desc, r.id desc) = 1 as weighs
    from reviews r
    join participants w on w.id = r.writer_id
    join participants x on x.id = r.target_id,
      lateral (select ${hadPart('w')} and ${hadPart('x')} as fairly) told
    where r.hidden_at is null and r.opened_at is not null and r.blind
      and (${userId}::bigint is null or r.target_user_id = ${userId})
    order by r.id`.execute(tx);
  return rows;
}
