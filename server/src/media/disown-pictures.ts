import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';

/**
 * Pictures of somebody who goes pass to whoever uploaded the same. Any other keeps the number of who did: one without an owner
 * would be everybody's to show. What nothing shows goes with `retirePicturesOf`.
 */
export async function disownPictures(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .updateTable('media')
    .set({ ownerId: sql<UserId>`also_by[1]`, alsoBy: sql<UserId[]>`also_by[2:]` })
    .where('ownerId', '=', userId)
    .where(sql<boolean>`also_by <> '{}'`)
    .execute();
  await tx
    .updateTable('media')
    .set({ alsoBy: sql<UserId[]>`array_remove(also_by, ${userId}::bigint)` })
    .where(sql<boolean>`${userId}::bigint = any(also_by)`)
    .execute();
}

/** Of a row that is deleted: of what nobody else uploaded and nothing shows any more. */
export async function orphanPictures(tx: Tx, userId: UserId): Promise<void> {
  await disownPictures(tx, userId);
  await tx.updateTable('media').set({ ownerId: null }).where('ownerId', '=', userId).execute();
}
