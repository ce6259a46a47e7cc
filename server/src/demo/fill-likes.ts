import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import type { FilledBoard } from './fill-boards';
import type { FilledPeople } from './fill-people';

const PRODUCTS_LIKED = 9;

/** Likes on group purchases and products; the counts are then computed from the rows. */
export async function fillLikes(
  tx: Tx,
  people: FilledPeople,
  boards: readonly FilledBoard[],
  now: Date,
): Promise<void> {
  const everyone = [...people.byKey.values()];
  const likes = boards.flatMap((board, index) =>
    Array.from({ length: Math.min(board.data.likes, everyone.length) }, (_, nth) => ({
      boardId: board.id,
      userId: everyone[(index * 7 + nth * 5) % everyone.length]!,
      createdAt: board.openedAt,
    })),
  );
  for (let start = 0; start < likes.length; start += 1000) {
    await tx
      .insertInto('boardLikes')
      .values(likes.slice(start, start + 1000))
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
  // Users mostly like their favourite category, popular products more often.
  await sql`
    insert into product_likes (product_id, user_id, created_at)
    select product_id, user_id, ${now}::timestamptz - (nth || ' days')::interval from (
      select p.id as product_id, u.id as user_id, row_number() over (
        partition by u.id
        order by (p.category_id = u.interest_category) desc, hashint8(p.id * 31 + p.id / 7 * u.id)
      ) as nth
      from users u cross join products p where u.demo
    ) ranked where nth <= ${PRODUCTS_LIKED}`.execute(tx);
  await sql`update products p set like_count = (select count(*) from product_likes l where l.product_id = p.id)`.execute(
    tx,
  );
  await sql`update boards b set like_count = (select count(*) from board_likes l where l.board_id = b.id)`.execute(tx);
}
