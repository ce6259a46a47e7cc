import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { announceReaders } from '../users/people-channel';

export async function unblockPerson(
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  userId: UserId,
  blockedId: UserId,
): Promise<{ blocked: boolean }> {
  await db.deleteFrom('blocks').where('blockerId', '=', userId).where('blockedId', '=', blockedId).execute();
  announceReaders({ bus }, userId, blockedId);
  return { blocked: false };
}
