import { LIST_LIMIT, NEARBY_METRES } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { pageOfKeyed, readKeyed } from '../../http/cursor';
import { CARD_COLUMNS, type CardRow, cardsOf } from './board-cards';
import { DISTANCE, isWithinMetres } from './board-distance';
import { IS_LISTED, recruitsAt } from './board-filters';
import { comesAfterKeyed, type KeyedSort, ORDER_KEYS, orderKey } from './board-order';
import type { ListPoint, Nearby } from './list-nearby-boards';

/** Around a point, in another order than newest first: only what can be joined. */
export async function listOrderedBoards(
  db: Db,
  reader: ListPoint,
  sort: KeyedSort,
  { radius = NEARBY_METRES, categoryId, limit = LIST_LIMIT, cursor }: Nearby,
  at: Date,
): Promise<{ shown: CardRow[]; next: string | null }> {
  const key = ORDER_KEYS[sort];
  const page = sql`
    select ${CARD_COLUMNS}, ${DISTANCE} as distance, b.created_at as sorted_at, ${key} as sort_key
    from (select ${reader.latitude}::float8 as latitude, ${reader.longitude}::float8 as longitude) r
    join boards b on ${isWithinMetres(radius)}
    where ${IS_LISTED} and ${recruitsAt(at)}
      and ${categoryId ? sql`b.category_id = ${categoryId}` : sql`true`}
      and ${comesAfterKeyed(readKeyed(sort, cursor), key)}
    order by sort_key, b.id desc
    limit ${limit + 1}`;
  const { rows } = await cardsOf(page, sql`b.sort_key, b.id desc`).execute(db);
  return pageOfKeyed(rows, limit, sort, (row) => ({ key: orderKey(sort, row), id: row.id }));
}
