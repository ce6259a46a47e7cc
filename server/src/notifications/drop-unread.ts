import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** Takes back an entry that is no longer true, with a push not yet sent; false when it was read before. */
export async function dropUnread(tx: Tx, userId: UserId, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('notifications')
    .where('userId', '=', userId)
    .where('dedupKey', '=', key)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
