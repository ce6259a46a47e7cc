import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** Whatever changes somebody's account or payouts takes this lock first, then the purchases by ascending id, then the payout. */
export async function lockPerson(
  tx: Tx,
  userId: UserId,
): Promise<{ verifiedName: string | null; leftAt: Date | null }> {
  return tx
    .selectFrom('users')
    .select(['verifiedName', 'leftAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
