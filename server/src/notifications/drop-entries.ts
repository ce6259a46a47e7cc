import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** Takes back entries that are no longer true, from whoever has neither seen nor been sent them. */
export async function dropUnsent(tx: Tx, people: readonly UserId[], keys: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('userId', 'in', people)
    .where('dedupKey', 'in', keys)
    .where('readAt', 'is', null)
    .where('pushedAt', 'is', null)
    .execute();
}

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
