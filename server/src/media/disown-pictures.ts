import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';

/** Pictures of somebody who goes belong to nobody; unused ones are cleared as ever. */
export async function disownPictures(tx: Tx, userId: UserId): Promise<void> {
  await tx.updateTable('media').set({ ownerId: null }).where('ownerId', '=', userId).execute();
  await tx
    .updateTable('media')
    .set({ alsoBy: sql<UserId[]>`array_remove(also_by, ${userId}::bigint)` })
    .where(sql<boolean>`${userId}::bigint = any(also_by)`)
    .execute();
}
