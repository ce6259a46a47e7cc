import type { UserId } from '@mungchi/contract';
import type { UserRow } from '../db/rows';
import type { Tx } from '../db/schema';

export type Gauges = Pick<UserRow, 'mannerLeader' | 'mannerParticipant' | 'reviewKeywords'>;

/**
 * Stores a user's gauges and keywords, computed under a lock on the user row (not `for update`: every insert with a foreign
 * key to the user holds `for key share`, and two such writers would deadlock).
 */
export async function updateGauges(tx: Tx, userId: UserId, compute: () => Promise<Gauges>): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const gauges = await compute();
  await tx.updateTable('users').set(gauges).where('id', '=', userId).execute();
}
