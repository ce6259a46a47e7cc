import { type BoardCard, LIST_LIMIT, type OwnBoardCard, type Stage, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps';
import { type Page, pageOf, readCursor } from '../../http/cursor';
import { CARD_COLUMNS, type CardRow, cardsOf, cursorOf, toBoardCard, toOwnCard } from './board-cards';
import { DISTANCE } from './board-distance';
import { comesAfter, isShownTo } from './board-filters';

type Cards<Card> = Promise<{ cards: Card[]; next: string | null }>;

/** Most recently liked first. */
export async function listLikedBoards(deps: Deps, userId: UserId, page: Page): Cards<BoardCard> {
  const { rows, next } = await readPage(deps, userId, page, {
    from: sql`board_likes mine join boards b on b.id = mine.board_id`,
    where: sql<boolean>`mine.user_id = ${userId} and b.held_at is null and ${isShownTo(userId)}`,
    sortedAt: sql<Date>`mine.created_at`,
  });
  const at = deps.now();
  return { cards: rows.map((row) => toBoardCard(row, at)), next };
}

/** Created by the reader, newest first. */
export async function listMyBoards(deps: Deps, userId: UserId, page: Page): Cards<OwnBoardCard> {
  const { rows, next } = await readPage(deps, userId, page, {
    from: sql`boards b`,
    where: sql<boolean>`b.leader_id = ${userId}`,
    sortedAt: sql<Date>`b.created_at`,
  });
  const at = deps.now();
  return { cards: rows.map((row) => toOwnCard(row, userId, at)), next };
}

/** Joined as a follower, most recent first. */
export async function listJoinedBoards(
  deps: Deps,
  userId: UserId,
  { stage, ...page }: Page & { stage?: Stage },
): Cards<OwnBoardCard> {
  const { rows, next } = await readPage(deps, userId, page, {
    from: sql`seated mine join boards b on b.id = mine.board_id`,
    where: sql<boolean>`mine.user_id = ${userId} and mine.role = 'FOLLOWER' and ${stage ? sql`b.stage = ${stage}` : sql`true`}`,
    sortedAt: sql<Date>`mine.joined_at`,
  });
  const at = deps.now();
  return { cards: rows.map((row) => toOwnCard(row, userId, at)), next };
}

type Source = { from: RawBuilder<unknown>; where: RawBuilder<boolean>; sortedAt: RawBuilder<Date> };

async function readPage(
  { db }: Deps,
  userId: UserId,
  { limit = LIST_LIMIT, cursor }: Page,
  { from, where, sortedAt }: Source,
): Promise<{ rows: CardRow[]; next: string | null }> {
  const page = sql`
    select ${CARD_COLUMNS}, ${DISTANCE} as distance, ${sortedAt} as sorted_at
    from ${from} join users r on r.id = ${userId}
    where ${where} and b.deleted_at is null and ${comesAfter(readCursor(cursor), sortedAt)}
    order by ${sortedAt} desc, b.id desc
    limit ${limit + 1}`;
  const { rows } = await cardsOf(page).execute(db);
  const { shown, next } = pageOf(rows, limit, cursorOf);
  return { rows: shown, next };
}
