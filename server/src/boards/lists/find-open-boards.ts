import type { Picture, ProductId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Deps } from '../../deps';
import { DISTANCE, isWithinMetres } from './board-distance';
import { IS_LISTED, isShownTo, recruitsAt } from './board-filters';

export type OpenBoardRow = {
  id: number;
  title: string;
  content: string;
  productId: ProductId | null;
  categoryId: number;
  price: number;
  totalUser: number;
  memberCount: number;
  deadline: string;
  picture: Picture;
  metres: number;
  /** The reader has a seat in it. */
  isJoined: boolean;
};

/** Purchases that still recruit around the reader's home, nearest first; or those that are full and not bought yet. */
export async function findOpenBoards(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  metres: number,
  limit: number,
  state: 'open' | 'full' = 'open',
): Promise<OpenBoardRow[]> {
  const isMeant =
    state === 'open' ? recruitsAt(now()) : sql<boolean>`b.stage = 'RECRUITED' and not ${recruitsAt(now())}`;
  const { rows } = await sql<OpenBoardRow>`${PREPARED}
    select b.id, b.title, b.content, b.product_id, b.category_id, b.price, b.total_user, b.member_count - b.handing_on as member_count, b.deadline,
      b.pictures -> 0 as picture, ${DISTANCE} as metres,
      exists (select 1 from seated p where p.board_id = b.id and p.user_id = r.id) as is_joined
    from users r join boards b on ${isWithinMetres(metres)}
    where r.id = ${userId} and ${IS_LISTED} and ${isMeant} and ${isShownTo(userId)}
    order by metres, b.id
    limit ${limit}`.execute(db);
  return rows;
}
