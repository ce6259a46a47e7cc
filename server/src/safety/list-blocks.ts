import { type BlockedNeighbour, LIST_LIMIT, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';

type Blocks = { people: BlockedNeighbour[]; next: string | null };

/** Latest first. Who has left is no longer there to be blocked. */
export async function listBlocks(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  { limit = LIST_LIMIT, cursor }: Page,
): Promise<Blocks> {
  const after = readCursor(cursor);
  let query = db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blockedId')
    .select(['blocks.blockedId', 'blocks.createdAt', 'users.nickname', 'users.profileUrl'])
    .where('blockerId', '=', userId)
    .where('users.leftAt', 'is', null)
    .orderBy('blocks.createdAt', 'desc')
    .orderBy('blockedId', 'desc')
    .limit(limit + 1);
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple('blocks.createdAt', 'blockedId'), '<', eb.tuple(after.at, after.id as UserId)),
    );
  const { shown, next } = pageOf(await query.execute(), limit, (row) => ({ at: row.createdAt, id: row.blockedId }));
  const people = shown.map((row) => ({
    userId: row.blockedId,
    nickname: row.nickname ?? '알 수 없음',
    profileUrl: row.profileUrl ?? '',
    blockedAt: row.createdAt.toISOString(),
  }));
  return { people, next };
}

export async function isBlocked({ db }: Pick<Deps, 'db'>, userId: UserId, blockedId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('blockedId')
    .where('blockerId', '=', userId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}
