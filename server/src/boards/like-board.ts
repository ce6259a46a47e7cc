import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { lockBoard } from './lock-board';

type Liked = { liked: boolean; likeCount: number };

export async function likeBoard({ db, now }: Deps, userId: number, boardId: number): Promise<Liked> {
  return transact(db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    const added = await tx
      .insertInto('boardLikes')
      .values({ boardId, userId, createdAt: now() })
      .onConflict((oc) => oc.doNothing())
      .returning('boardId')
      .execute();
    const likeCount = board.likeCount + added.length;
    if (added.length > 0) await tx.updateTable('boards').set({ likeCount }).where('id', '=', boardId).execute();
    return { liked: true, likeCount };
  });
}

export async function unlikeBoard({ db }: Deps, userId: number, boardId: number): Promise<Liked> {
  return transact(db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    const removed = await tx
      .deleteFrom('boardLikes')
      .where('boardId', '=', boardId)
      .where('userId', '=', userId)
      .returning('boardId')
      .execute();
    const likeCount = board.likeCount - removed.length;
    if (removed.length > 0) await tx.updateTable('boards').set({ likeCount }).where('id', '=', boardId).execute();
    return { liked: false, likeCount };
  });
}
