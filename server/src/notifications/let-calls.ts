import {
  CALLS_MAX,
  HOUR_MS,
  LAST_JOIN_HOURS,
  seoulDay,
  startOfSeoulDay,
  type UserId,
  WISH_PEOPLE_MAX,
} from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import type { Calling } from './delivery-rules';

/** What is known of a person's calls: how many were let through this Seoul day, and what of these entries can be joined. */
export type Calls = { of(entry: { userId: UserId; id: number }): Calling };

/** The same as `recruitsAt` of what is listed: this folder knows no purchases. `b`: its row. */
export function boardCalls(at: Date): RawBuilder<boolean> {
  const joinedBy = new Date(at.getTime() + LAST_JOIN_HOURS * HOUR_MS);
  return sql<boolean>`b.deleted_at is null and b.held_at is null and (
    b.stage = 'RECRUITING' and b.deadline >= ${seoulDay(at)}::date
    or b.stage = 'RECRUITED' and b.pay_end > ${joinedBy} and b.total_user - b.member_count + b.handing_on > 0
      and (b.handing_on > 0 or b.vacant_until > ${at}))`;
}

/** The same as OPEN or GATHERED with a place left. `w`: the wish, `b`: what was opened from it. */
export function wishCalls(at: Date): RawBuilder<boolean> {
  return sql<boolean>`w.ended_at is null and w.until > ${at} and w.people < ${WISH_PEOPLE_MAX}
    and (b.id is null or b.deleted_at is not null or b.stage = 'CANCELLED')`;
}

/** Those of the entries whose purchase or wish can be joined, or that are about none. */
async function joinableOf({ db, now }: Pick<Deps, 'db' | 'now'>, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select n.id from notifications n
    left join wishes w on w.id = n.wish_id and n.kind = 'KEYWORD_WISHED'
    left join boards b on b.id = coalesce(n.board_id, w.board_id)
    where n.id = any(${ids}::bigint[])
      and case when n.kind = 'KEYWORD_WISHED' then ${wishCalls(now())} else b.id is null or ${boardCalls(now())} end`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function readCalls(
  deps: Pick<Deps, 'db' | 'now'>,
  ids: readonly number[],
  people: readonly UserId[],
): Promise<Calls> {
  const joinable = await joinableOf(deps, ids);
  const counts = await deps.db
    .selectFrom('notifications')
    .select(['userId', ({ fn }) => fn.countAll<number>().as('called')])
    .where('userId', 'in', people)
    .where('calledAt', '>=', startOfSeoulDay(seoulDay(deps.now())))
    .where('id', 'not in', ids)
    .groupBy('userId')
    .execute();
  const called = new Map(counts.map((row) => [row.userId, Number(row.called)]));
  return { of: ({ userId, id }) => ({ joinable: joinable.has(id), calledToday: called.get(userId) ?? 0 }) };
}

/**
 * Lets as many of these calls through as the day has left for each person, and answers which. Under the people's rows, so that two
 * deliveries at once do not pass the limit together; one that was let through and not sent is let through again, and counted once.
 */
export async function letCalls(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  calls: readonly { id: number; userId: UserId }[],
): Promise<Set<number>> {
  const at = now();
  const day = startOfSeoulDay(seoulDay(at));
  const ids = calls.map(({ id }) => id);
  const people = [...new Set(calls.map(({ userId }) => userId))];
  return transact(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', 'in', people).orderBy('id').forNoKeyUpdate().execute();
    const { rows } = await sql<{ id: number }>`
      update notifications n set called_at = case when n.called_at >= ${day} then n.called_at else ${at} end
      from (
        select x.id, row_number() over (partition by x.user_id order by x.called_at >= ${day} desc nulls last, x.id) + (
          select count(*) from notifications c
          where c.user_id = x.user_id and c.called_at >= ${day} and c.id <> all(${ids}::bigint[])) as place
        from notifications x where x.id = any(${ids}::bigint[])
      ) as called
      where called.id = n.id and called.place <= ${CALLS_MAX}
      returning n.id`.execute(tx);
    return new Set(rows.map(({ id }) => id));
  });
}
