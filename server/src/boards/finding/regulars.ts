import { LIST_LIMIT, REGULARS_MAX, type RegularLeader, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockWriter } from '../../db/lock-writer';
import type { Db, Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { type Page, pageOf, readCursor } from '../../http/cursor';
import { Refusal } from '../../refusal';
import { lockPeople } from '../../users/lock-people';
import { hasSignedUp } from '../../users/user-rows';
import { areApart } from '../lists/board-filters';

type Regular = { regular: boolean };

export async function regularOf(db: Db, userId: UserId, leaderId: UserId): Promise<Regular> {
  await findLeader(db, userId, leaderId);
  const row = await db
    .selectFrom('regulars')
    .select('leaderId')
    .where('followerId', '=', userId)
    .where('leaderId', '=', leaderId)
    .where('partedAt', 'is', null)
    .executeTakeFirst();
  return { regular: row !== undefined };
}

/** Both rows are locked, in order, as a block locks them: who is apart a moment later is no regular. */
export async function addRegular(deps: Pick<Deps, 'db' | 'now'>, userId: UserId, leaderId: UserId): Promise<Regular> {
  if (userId === leaderId) throw new Refusal('SELF_REGULAR');
  return transact(deps.db, async (tx) => {
    await lockPeople(tx, [userId, leaderId]);
    const follower = await lockWriter(tx, userId);
    if (!hasSignedUp(follower)) throw new Refusal('USER_NOT_FOUND');
    await findLeader(tx, userId, leaderId);
    const all = tx.selectFrom('regulars').select('leaderId').where('followerId', '=', userId);
    const own = await all.where('partedAt', 'is', null).execute();
    if (own.some((each) => each.leaderId === leaderId)) return { regular: true };
    if (own.length >= REGULARS_MAX) throw new Refusal('REGULARS_FULL');
    const follow = { followerId: userId, leaderId, createdAt: deps.now() };
    const again = { createdAt: follow.createdAt, partedAt: null };
    const row = tx.insertInto('regulars').values(follow);
    await row.onConflict((conflict) => conflict.columns(['followerId', 'leaderId']).doUpdateSet(again)).execute();
    return { regular: true };
  });
}

export async function removeRegular({ db }: Pick<Deps, 'db'>, userId: UserId, leaderId: UserId): Promise<Regular> {
  await db.deleteFrom('regulars').where('followerId', '=', userId).where('leaderId', '=', leaderId).execute();
  return { regular: false };
}

/** By a block, either way: over for its follower, and still one of the number that its leader reads. */
export async function partRegulars(tx: Tx, one: UserId, other: UserId, at: Date): Promise<void> {
  for (const [followerId, leaderId] of [
    [one, other],
    [other, one],
  ] as const) {
    const follow = tx.updateTable('regulars').set({ partedAt: at }).where('partedAt', 'is', null);
    await follow.where('followerId', '=', followerId).where('leaderId', '=', leaderId).execute();
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
    .where('partedAt', 'is', null)
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

/** How many follow a leader, as it was last night. */
export async function readRegulars(db: Db, leaderId: UserId): Promise<number> {
  const row = db.selectFrom('regularCounts').select('people').where('leaderId', '=', leaderId);
  return (await row.executeTakeFirst())?.people ?? 0;
}

/** At night, for the day to come: nobody's tap, block or leaving shows in the number as it happens. */
export async function countRegulars({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    with counted as (select leader_id, count(*)::int as people from regulars group by leader_id),
    gone as (delete from regular_counts where leader_id not in (select leader_id from counted))
    insert into regular_counts (leader_id, people) select leader_id, people from counted order by leader_id
    on conflict (leader_id) do update set people = excluded.people where regular_counts.people <> excluded.people`.execute(
    db,
  );
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
