import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** The rows of these people, in one order for everybody. Foreign keys to them need not wait. */
export async function lockPeople(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forNoKeyUpdate().execute();
}
