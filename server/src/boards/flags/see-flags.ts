import type { BoardId } from '@mungchi/contract';
import type { Db } from '../../db/schema';

/** Somebody has looked at what was flagged in a post. False: there was nothing to look at. */
export async function seeFlags(db: Db, boardId: BoardId, at: Date): Promise<boolean> {
  const seen = await db
    .updateTable('boardFlags')
    .set({ seenAt: at })
    .where('boardId', '=', boardId)
    .where('seenAt', 'is', null)
    .returning('kind')
    .execute();
  return seen.length > 0;
}
