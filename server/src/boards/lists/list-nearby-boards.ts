import { type BoardSort, LIST_LIMIT, NEARBY_METRES } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { type Page, pageOf, readCursor } from '../../http/cursor';
import { CARD_COLUMNS, type CardRow, cardsOf, cursorOf } from './board-cards';
import { DISTANCE, isWithinMetres } from './board-distance';
import { comesAfter, IS_LISTED, isNotLongOver, recruitsAt } from './board-filters';

export type Nearby = Page & { radius?: number; recruiting?: boolean; categoryId?: number; sort?: BoardSort };

export type ListPoint = { latitude: number; longitude: number };

/** Newest first, around a point. */
export async function listNearbyBoards(
  db: Db,
  reader: ListPoint,
  { radius = NEARBY_METRES, recruiting, categoryId, limit = LIST_LIMIT, cursor }: Nearby,
  at: Date,
  within = isWithinMetres(radius),
): Promise<{ shown: CardRow[]; next: string | null }> {
  const page = sql`
    select ${CARD_COLUMNS}, ${DISTANCE} as distance, b.created_at as sorted_at
    from (select ${reader.latitude}::float8 as latitude, ${reader.longitude}::float8 as longitude) r
    join boards b on ${within}
    where ${IS_LISTED} and ${isNotLongOver(at)}
      and ${recruiting ? recruitsAt(at) : sql`true`}
      and ${categoryId ? sql`b.category_id = ${categoryId}` : sql`true`}
      and ${comesAfter(readCursor(cursor), sql<Date>`b.created_at`)}
    order by b.created_at desc, b.id desc
    limit ${limit + 1}`;
  const { rows } = await cardsOf(page).execute(db);
  return pageOf(rows, limit, cursorOf);
}
