import { DAY_MS, type NeighbourRecord, RECORD_DAYS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { factsOf, type Missed, type Purchase } from './record-rules';

/** How somebody kept to purchases, payments and appointments. */
export async function readRecord({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<NeighbourRecord> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('signedUpAt', 'is not', null)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  const since = new Date(now().getTime() - RECORD_DAYS * DAY_MS);
  const [purchases, missed] = await Promise.all([purchasesOf(db, userId), missedOf(db, userId, since)]);
  return { facts: factsOf(purchases, missed) };
}

/** Completed ones in which somebody paid. */
async function purchasesOf(db: Db, userId: UserId): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    select b.ended_at, me.role, me.role = 'FOLLOWER' and me.paid_at is not null as has_paid,
      me.pay_reminded_at is not null as was_reminded,
      array(select p.user_id from seated p where p.board_id = b.id and p.user_id <> me.user_id) as others
    from seated me join boards b on b.id = me.board_id
    where me.user_id = ${userId} and b.stage = 'COMPLETED' and b.ended_at is not null
      and exists (select from orders o where o.board_id = b.id and o.paid_at is not null)
    order by b.ended_at`.execute(db);
  return rows;
}

/** A no-show that the follower answered by receiving does not count; nor does anything long ago. */
async function missedOf(db: Db, userId: UserId, since: Date): Promise<Missed> {
  const { rows } = await sql<Missed>`
    select
      (select count(*)::int from participants p
        where p.user_id = ${userId} and p.no_show_at >= ${since} and p.received_how = 'AUTO') as no_shows,
      (select count(*)::int from appointment_changes c join boards b on b.id = c.board_id
        where b.leader_id = ${userId} and c.late and c.at >= ${since}) as late_changes`.execute(db);
  return rows[0]!;
}
