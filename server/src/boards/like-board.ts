import type { BoardId, Liked, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockWriter } from '../db/lock-writer';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { lockBoard } from './lock-board';

/** Likes or unlikes a group purchase. The count changes only together with the row, under the board's lock. */
export async function likeBoard({ db, now }: Deps, userId: UserId, boardId: BoardId, liked: boolean): Promise<Liked> {
  return transact(db, async (tx) => {
    await lockWriter(tx, userId);
    const board = await lockBoard(tx, boardId);
    const moved = liked ? await addLike(tx, userId, boardId, now()) : -(await removeLike(tx, userId, boardId));
    const likeCount = board.likeCount + moved;
    if (moved !== 0) await tx.updateTable('boards').set({ likeCount }).where('id', '=', boardId).execute();
    return { liked, likeCount };
  });
}

async function addLike(tx: Tx, userId: UserId, boardId: BoardId, createdAt: Date): Promise<number> {
  const added = await tx
    .insertInto('boardLikes')
    .values({ boardId, userId, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0);
}

async function removeLike(tx: Tx, userId: UserId, boardId: BoardId): Promise<number> {
  const removed = await tx
    .deleteFrom('boardLikes')
    .where('boardId', '=', boardId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Takes back every heart of a person: a count never differs from its rows. */
export async function dropBoardLikes(tx: Tx, userId: UserId): Promise<void> {
  await sql`with gone as (delete from board_likes where user_id = ${userId} returning board_id)
    update boards set like_count = like_count - 1 from gone where boards.id = gone.board_id`.execute(tx);
}
