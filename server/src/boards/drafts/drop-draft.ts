import type { UserId } from '@mungchi/contract';
import type { Db } from '../../db/schema';

/** Another's number is nothing to delete. */
export async function dropDraft(db: Db, userId: UserId, draftId: string): Promise<void> {
  await db.deleteFrom('boardDrafts').where('id', '=', draftId).where('userId', '=', userId).execute();
}
