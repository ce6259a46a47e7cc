import type { UserId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';

/** What one person saves and posts comes one after another: two devices, a double press. A foreign key does not wait for it. */
export async function lockWriter(tx: Tx, userId: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
