import { type BoardId, DAY_MS, seoulDay, UNPAID_LEAVES_DAYS, type UserId, type WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { BoardRow, WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { dropCalls } from '../../notifications/called-entries';
import { notify } from '../../notifications/notify';
import { wishOpened } from '../../notifications/wish-entries';
import { distanceMetres } from '../../places/distance';
import type { Point } from '../../places/place';
import { Refusal } from '../../refusal';
import { theCalled } from '../finding/read-called';
import { tellSooner } from '../finding/tell-new';
import { areApart } from '../lists/board-filters';
import { isSanctioned, maySit } from '../seats/may-sit';
import { pausedUntil } from '../seats/pause-rules';
import { announceWish } from './announce-wish';
import { lockWish } from './lock-wish';
import { decideOpening, firstUntil, wishState } from './wish-rules';

/** The wish a purchase is about to be opened from, locked: of two who open it one does, the other is shown the way. */
export async function lockToOpen(
  deps: Deps,
  tx: Tx,
  wishId: WishId,
  board: { name: string; place: Point },
): Promise<WishRow> {
  const { wish, board: before } = await lockWish(tx, wishId);
  const opening = { name: board.name, metres: distanceMetres(wish, board.place) };
  const code = decideOpening({ ...wish, state: wishState(wish, before, deps.now()) }, opening, theCalled());
  if (code) throw new Refusal(code, code === 'WISH_OPENED' ? { boardId: String(wish.boardId) } : undefined);
  return wish;
}

/**
 * Ties the new purchase to its wish: who was in it and could join now sits first, and is told at once. A wish calls its people once
 * a day, however often something is opened from it and given up: of the next ones the inbox says so, quietly.
 */
export async function openFromWish(deps: Deps, tx: Tx, wish: WishRow, board: BoardRow, at: Date): Promise<void> {
  await tx.updateTable('wishes').set({ boardId: board.id }).where('id', '=', wish.id).execute();
  announceWish(deps, tx, { ...wish, boardId: board.id }, board);
  const until = firstUntil(at, board.deadline);
  const people = until ? await whoSitsFirst(tx, wish.id, board, at) : [];
  if (!until || people.length === 0) return;
  await tx.updateTable('boards').set({ firstUntil: until }).where('id', '=', board.id).execute();
  await tx
    .insertInto('firstRights')
    .values(people.map(({ userId }) => ({ boardId: board.id, userId })))
    .execute();
  const today = seoulDay(at);
  await tx.updateTable('wishes').set({ calledOn: today }).where('id', '=', wish.id).execute();
  const entry = wishOpened(board, until);
  const told = people.filter(({ apart }) => !apart).map(({ userId }) => ({ userId, ...entry }));
  await notify(deps, tx, told, { quietly: wish.calledOn === today });
}

/** Nothing is bought from it any more: the wish looks again, and its people are asked as others are. What called them leads to the wish. */
export async function giveBackWish(deps: Pick<Deps, 'clocks'>, tx: Tx, boardId: BoardId): Promise<void> {
  const opened = tx.selectFrom('wishes').select(['id', 'endedAt']).where('boardId', '=', boardId);
  for (const { id, endedAt } of await opened.execute()) {
    if (endedAt === null) await deps.clocks.book(tx, 'wishes.clock', id);
    await dropCalls(tx, boardId, `/gonggu/wish/${id}`, 'WISH_OPENED');
  }
}

/** Edited into something else, or away from there: nobody was called to that. The wish is given back, and its people sit first no more. */
export async function giveBackOther(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<void> {
  const row = tx.selectFrom('wishes').selectAll().where('boardId', '=', board.id);
  const wish = await row.forNoKeyUpdate().executeTakeFirst();
  if (!wish) return;
  const opening = { name: board.name, metres: distanceMetres(wish, board) };
  if (decideOpening({ name: wish.name, state: 'OPEN' }, opening, theCalled()) === null) return;
  await giveBackWish(deps, tx, board.id);
  await tx.updateTable('wishes').set({ boardId: null }).where('id', '=', wish.id).execute();
  await tx.deleteFrom('firstRights').where('boardId', '=', board.id).execute();
  await tx.updateTable('boards').set({ firstUntil: null }).where('id', '=', board.id).execute();
  if (board.firstUntil) await tellSooner(deps, tx, board.id, at);
  announceWish(deps, tx, { ...wish, boardId: null }, null);
}

type Holder = { userId: UserId; apart: boolean };

/** Neither the leader nor anybody paused, unchecked where that counts, or gone: they could not join. Who is apart from the leader has a right as everybody, for its number is read, and is not told. */
async function whoSitsFirst(tx: Tx, wishId: WishId, board: BoardRow, at: Date): Promise<Holder[]> {
  const { leaderId } = board;
  const since = new Date(at.getTime() - UNPAID_LEAVES_DAYS * DAY_MS);
  const { rows } = await sql<Holder & { count: number; last: Date | null }>`
    select p.user_id, ${areApart(leaderId, sql`p.user_id`)} as apart, leaves.count, leaves.last
    from wish_people p
    join users u on u.id = p.user_id
    cross join lateral (
      select count(*)::int, max(at) as last from unpaid_leaves l where l.user_id = p.user_id and l.at > ${since}
    ) leaves
    where p.wish_id = ${wishId} and p.user_id <> ${leaderId} and u.left_at is null
      and ${maySit(board, at, sql`u`)} and not ${isSanctioned(at, sql`p.user_id`)}
    order by p.created_at, p.user_id`.execute(tx);
  return rows.filter((leaves) => pausedUntil(leaves, at) === null);
}
