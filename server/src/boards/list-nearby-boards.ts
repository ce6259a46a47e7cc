import { type BoardCard, LIST_LIMIT, NEARBY_METRES } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { readCursor } from '../http/cursor';
import { CARD_COLUMNS, cardsOf, type Page, pageOf, toCard } from './board-cards';
import { DISTANCE, isWithin } from './board-distance';
import { comesAfter, IS_LISTED, isNotLongOver, recruitsAt } from './board-filters';

export type Nearby = Page & { radius?: number; recruiting?: boolean; categoryId?: number };

/** Newest first, around the reader's saved location; without one the list is empty. */
export async function listNearbyBoards(
  { db, now }: Deps,
  userId: number,
  { radius = NEARBY_METRES, recruiting, categoryId, limit = LIST_LIMIT, cursor }: Nearby,
): Promise<{ cards: BoardCard[]; next: string | null }> {
  const at = now();
  const after = readCursor(cursor);
  const page = sql`
    select ${CARD_COLUMNS}, ${DISTANCE} as distance, b.created_at as sorted_at
    from users r join boards b on ${isWithin(radius)}
    where r.id = ${userId} and ${IS_LISTED} and ${isNotLongOver(at)}
      and ${recruiting ? recruitsAt(at) : sql`true`}
      and ${categoryId ? sql`b.category_id = ${categoryId}` : sql`true`}
      and ${comesAfter(after, sql<Date>`b.created_at`)}
    order by b.created_at desc, b.id desc
    limit ${limit + 1}`;
  const { rows } = await cardsOf(page).execute(db);
  const { shown, next } = pageOf(rows, limit);
  return { cards: shown.map((row) => toCard(row, at)), next };
}
