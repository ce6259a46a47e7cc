import { DAY_MS, UNPAID_LEAVES_DAYS, type UserId, type WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { BoardRow, WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { wishOpened } from '../../notifications/wish-entries';
import { distanceMetres } from '../../places/distance';
import type { Point } from '../../places/place';
import { Refusal } from '../../refusal';
import { theCalled } from '../finding/read-called';
import { areApart } from '../lists/board-filters';
import { maySit } from '../seats/may-sit';
import { pausedUntil } from '../seats/pause-rules';
import { announceWish } from './announce-wish';
import { isApart, lockWish } from './lock-wish';
import { decideOpening, firstUntil, wishState } from './wish-rules';

/** The wish a purchase is about to be opened from, locked: of two who open it one does, the other is shown the way. */
export async function lockToOpen(
  deps: Deps,
  tx: Tx,
  leaderId: UserId,
  wishId: WishId,
  board: { name: string; place: Point },
): Promise<WishRow> {
  const { wish, board: before } = await lockWish(tx, wishId);
  if (await isApart(tx, leaderId, wish.askerId)) throw new Refusal('WISH_NOT_FOUND');
  const opening = { name: board.name, metres: distanceMetres(wish, board.place) };
  const code = decideOpening({ ...wish, state: wishState(wish, before, deps.now()) }, opening, theCalled());
  if (code) throw new Refusal(code, code === 'WISH_OPENED' ? { boardId: String(wish.boardId) } : undefined);
  return wish;
}

/** Ties the new purchase to its wish: who was in it and could join now sits first, and is told at once. */
export async function openFromWish(deps: Deps, tx: Tx, wish: WishRow, board: BoardRow, at: Date): Promise<void> {
  await tx.updateTable('wishes').set({ boardId: board.id }).where('id', '=', wish.id).execute();
  announceWish(deps, tx, { ...wish, boardId: board.id }, board);
  const until = firstUntil(at, board.deadline);
  const people = until ? await whoSitsFirst(tx, wish.id, board, at) : [];
  if (!until || people.length === 0) return;
  await tx.updateTable('boards').set({ firstUntil: until }).where('id', '=', board.id).execute();
  await tx
    .insertInto('firstRights')
    .values(people.map((userId) => ({ boardId: board.id, userId })))
    .execute();
  const entry = wishOpened(board, until);
  await notify(
    deps,
    tx,
    people.map((userId) => ({ userId, ...entry })),
  );
}

/** Neither the leader nor anybody apart, paused, unchecked where that counts, or gone: they could not join. */
async function whoSitsFirst(tx: Tx, wishId: WishId, board: BoardRow, at: Date): Promise<UserId[]> {
  const { leaderId } = board;
  const since = new Date(at.getTime() - UNPAID_LEAVES_DAYS * DAY_MS);
  const { rows } = await sql<{ userId: UserId; count: number; last: Date | null }>`
    select p.user_id, leaves.count, leaves.last
    from wish_people p
    join users u on u.id = p.user_id
    cross join lateral (
      select count(*)::int, max(at) as last from unpaid_leaves l where l.user_id = p.user_id and l.at > ${since}
    ) leaves
    where p.wish_id = ${wishId} and p.user_id <> ${leaderId} and u.left_at is null
      and not ${areApart(leaderId, sql`p.user_id`)} and ${maySit(board, at, sql`u`)}
      and not exists (select from sanctions s where s.user_id = p.user_id and s.kind <> 'WARNED'
        and s.lifted_at is null and (s.until is null or s.until > ${at}))
    order by p.created_at, p.user_id`.execute(tx);
  return rows.filter((leaves) => pausedUntil(leaves, at) === null).map(({ userId }) => userId);
}
