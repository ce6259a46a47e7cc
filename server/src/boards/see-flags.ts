import type { BoardId } from '@mungchi/contract';
import type { Db } from '../db/schema';

/** Somebody has looked at what was flagged in a post. */
export async function seeFlags(db: Db, boardId: BoardId, at: Date): Promise<void> {
  await db
    .updateTable('boardFlags')
    .set({ seenAt: at })
    .where('boardId', '=', boardId)
    .where('seenAt', 'is', null)
    .execute();
}
