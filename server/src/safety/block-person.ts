import { BLOCKS_MAX, type UserId } from '@mungchi/contract';
import { partRegulars } from '../boards/finding/regulars';
import { lockWriter } from '../db/lock-writer';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { lockPeople } from '../users/lock-people';
import { announceReaders } from '../users/people-channel';
import { signedUpUser } from '../users/user-rows';

export async function blockPerson(deps: Deps, userId: UserId, blockedId: UserId): Promise<{ blocked: boolean }> {
  await signedUpUser(deps.db, userId);
  const blocked = await transact(deps.db, (tx) => addBlock(tx, userId, blockedId, deps.now()));
  if (!blocked) throw new Refusal('USER_NOT_FOUND');
  announceReaders(deps, userId, blockedId);
  return { blocked };
}

/** The blocker's row is locked: two at once do not pass the limit together. In order: two may block one another. False: there is nobody to block. */
export async function addBlock(tx: Tx, userId: UserId, blockedId: UserId, at: Date): Promise<boolean> {
  if (userId === blockedId) throw new Refusal('SELF_BLOCK');
  await lockPeople(tx, [userId, blockedId]);
  await lockWriter(tx, userId);
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', blockedId)
    .where('signedUpAt', 'is not', null)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  if (!other) return false;
  const mine = await tx.selectFrom('blocks').select('blockedId').where('blockerId', '=', userId).execute();
  if (mine.some((each) => each.blockedId === blockedId)) return true;
  if (mine.length >= BLOCKS_MAX) throw new Refusal('BLOCKS_FULL');
  await tx.insertInto('blocks').values({ blockerId: userId, blockedId, createdAt: at }).execute();
  await partRegulars(tx, userId, blockedId, at);
  return true;
}

export async function unblockPerson(
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  userId: UserId,
  blockedId: UserId,
): Promise<{ blocked: boolean }> {
  await db.deleteFrom('blocks').where('blockerId', '=', userId).where('blockedId', '=', blockedId).execute();
  announceReaders({ bus }, userId, blockedId);
  return { blocked: false };
}
