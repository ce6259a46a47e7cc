import { LIST_LIMIT, REGULARS_MAX, type RegularLeader, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { type Page, pageOf, readCursor } from '../../http/cursor';
import { Refusal } from '../../refusal';
import { areApart } from '../lists/board-filters';

type Regular = { regular: boolean };

export async function regularOf(db: Db, userId: UserId, leaderId: UserId): Promise<Regular> {
  await findLeader(db, userId, leaderId);
  const row = await db
    .selectFrom('regulars')
    .select('leaderId')
    .where('followerId', '=', userId)
    .where('leaderId', '=', leaderId)
    .executeTakeFirst();
  return { regular: row !== undefined };
}

/** Both rows are locked, in order, as a block locks them: who is apart a moment later is no regular. */
export async function addRegular(deps: Pick<Deps, 'db' | 'now'>, userId: UserId, leaderId: UserId): Promise<Regular> {
  if (userId === leaderId) throw new Refusal('SELF_REGULAR');
  return transact(deps.db, async (tx) => {
    const both = tx.selectFrom('users').select('id').where('id', 'in', [userId, leaderId]).orderBy('id');
    await both.forNoKeyUpdate().execute();
    await findLeader(tx, userId, userId);
    await findLeader(tx, userId, leaderId);
    const own = await tx.selectFrom('regulars').select('leaderId').where('followerId', '=', userId).execute();
    if (own.some((each) => each.leaderId === leaderId)) return { regular: true };
    if (own.length >= REGULARS_MAX) throw new Refusal('REGULARS_FULL');
    await tx.insertInto('regulars').values({ followerId: userId, leaderId, createdAt: deps.now() }).execute();
    return { regular: true };
  });
}

export async function removeRegular({ db }: Pick<Deps, 'db'>, userId: UserId, leaderId: UserId): Promise<Regular> {
  await db.deleteFrom('regulars').where('followerId', '=', userId).where('leaderId', '=', leaderId).execute();
  return { regular: false };
}

/** Either way. */
export async function endRegulars(tx: Tx, one: UserId, other: UserId): Promise<void> {
  for (const [followerId, leaderId] of [
    [one, other],
    [other, one],
  ] as const) {
    await tx.deleteFrom('regulars').where('followerId', '=', followerId).where('leaderId', '=', leaderId).execute();
  }
}

/** Latest first. */
export async function listRegulars(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  { limit = LIST_LIMIT, cursor }: Page,
): Promise<{ people: RegularLeader[]; next: string | null }> {
  const after = readCursor(cursor);
  let query = db
    .selectFrom('regulars')
    .innerJoin('users', 'users.id', 'regulars.leaderId')
    .select(['leaderId', 'regulars.createdAt', 'users.nickname', 'users.profileUrl'])
    .where('followerId', '=', userId)
    .orderBy('regulars.createdAt', 'desc')
    .orderBy('leaderId', 'desc')
    .limit(limit + 1);
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple('regulars.createdAt', 'leaderId'), '<', eb.tuple(after.at, after.id as UserId)),
    );
  const { shown, next } = pageOf(await query.execute(), limit, (row) => ({ at: row.createdAt, id: row.leaderId }));
  const people = shown.map((row) => ({
    userId: row.leaderId,
    nickname: row.nickname ?? '알 수 없음',
    profileUrl: row.profileUrl ?? '',
  }));
  return { people, next };
}

/** How many follow a leader. */
export async function countRegulars(db: Db, leaderId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('regulars')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('leaderId', '=', leaderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Somebody the asker is apart from is not there. */
async function findLeader(db: Db, userId: UserId, leaderId: UserId): Promise<void> {
  const leader = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', leaderId)
    .where('signedUpAt', 'is not', null)
    .where('leftAt', 'is', null)
    .where(sql<boolean>`not ${areApart(userId, sql`users.id`)}`)
    .executeTakeFirst();
  if (!leader) throw new Refusal('USER_NOT_FOUND');
}
