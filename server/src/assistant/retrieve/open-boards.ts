import { RADII, split } from '@mungchi/contract';
import { sql } from 'kysely';
import { DISTANCE, isWithin } from '../../boards/board-distance';
import { IS_LISTED, recruitsAt } from '../../boards/board-filters';
import { PREPARED } from '../../db/prepared';
import type { Deps } from '../../deps';
import type { OpenBoard } from '../say/compose';

/** As far as a list may be widened. */
const FARTHEST_METRES = RADII.at(-1)!;

/** Recruiting group purchases of these products around the asker's home, nearest first; not the asker's own. */
export async function openBoardsNearby(
  { db, now }: Deps,
  userId: number | null,
  productIds: number[],
): Promise<OpenBoard[]> {
  if (userId === null || productIds.length === 0) return [];
  const { rows } = await sql<{
    id: number;
    productId: number;
    metres: number;
    price: number;
    totalUser: number;
    memberCount: number;
  }>`${PREPARED}
    select b.id, b.product_id, ${DISTANCE} as metres, b.price, b.total_user, b.member_count
    from users r join boards b on b.product_id = any(${productIds}) and ${isWithin(FARTHEST_METRES)}
    where r.id = ${userId} and ${IS_LISTED} and ${recruitsAt(now())}
      and not exists (select 1 from participants p where p.board_id = b.id and p.user_id = r.id)
    order by metres, b.id
    limit 20`.execute(db);
  return rows.map(({ id, productId, metres, price, totalUser, memberCount }) => ({
    boardId: id,
    productId,
    metres,
    seatsLeft: totalUser - memberCount,
    perHead: split(price, totalUser).follower,
  }));
}
