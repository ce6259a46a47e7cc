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

/** Open, and written without having read the other's. */
const IS_SHOWN = sql`hidden_at is null and opened_at is not null and blind`;

/** The public profile of a user who has finished sign-up. */
export async function viewProfile({ db }: Deps, userId: UserId): Promise<PublicProfile> {
  const { rows } = await sql<Row>`${PREPARED}
    select u.*,
      (select count(*)::int from seated p join boards b on b.id = p.board_id
        where p.user_id = u.id and b.stage = 'COMPLETED') as deals,
      (select count(*)::int from reviews where target_user_id = u.id and ${IS_SHOWN}) as reviews,
      coalesce((select json_agg(newest) from (
        select id, star, body, created_at as at from reviews
        where target_user_id = u.id and body <> '' and ${IS_SHOWN}
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
