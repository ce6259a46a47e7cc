import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

export async function unblockPerson(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  blockedId: UserId,
): Promise<{ blocked: boolean }> {
  await db.deleteFrom('blocks').where('blockerId', '=', userId).where('blockedId', '=', blockedId).execute();
  return { blocked: false };
}
