import { PROFILE_REVIEWS_MAX, type PublicProfile, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { UserRow } from '../db/rows';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { hasSignedUp } from './user-rows';
import { publicProfileOf } from './user-rules';

type Row = UserRow & {
  deals: number;
  reviews: number;
  newest: { id: number; star: number; body: string; at: string }[];
};

/** Somebody paid: the leader was, a follower did. What cost nobody anything is no deal. */
const IS_DEAL = sql`exists (
  select from participants payer join orders o on o.participant_id = payer.id and o.paid_at is not null
  where payer.board_id = p.board_id and (p.role = 'LEADER' or payer.id = p.id))`;

/** The public profile of a user who has finished sign-up. Nothing is shown in it that cost nobody anything. */
export async function viewProfile({ db }: Deps, userId: UserId): Promise<PublicProfile> {
  const { rows } = await sql<Row>`${PREPARED}
    select u.*,
      (select count(*)::int from seated p join boards b on b.id = p.board_id
        where p.user_id = u.id and b.stage = 'COMPLETED' and ${IS_DEAL}) as deals,
      (select count(*)::int from weighed_reviews where target_user_id = u.id) as reviews,
      coalesce((select json_agg(newest) from (
        select id, star, body, created_at as at from weighed_reviews
        where target_user_id = u.id and body <> ''
        order by created_at desc, id desc limit ${PROFILE_REVIEWS_MAX}
      ) newest), '[]') as newest
    from users u where u.id = ${userId}`.execute(db);
  const user = rows[0];
  if (!user || user.leftAt || !hasSignedUp(user)) throw new Refusal('USER_NOT_FOUND');
  return publicProfileOf(user, {
    dealCount: user.deals,
    reviewCount: user.reviews,
    newestReviews: user.newest.map(({ id, star, body, at }) => ({
      id,
      star,
      review: body,
      createAt: new Date(at).toISOString(),
    })),
  });
}
