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
