import { DAY_MS, RECORD_DAYS, REPLY_NEWEST, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { WorkedRecord } from '../db/column-types';
import type { Db } from '../db/schema';
import { countedOf, factsOf, identityOf, type MissedPromises, type OtherSeat, type Purchase } from './record-rules';
import { type ReplyTime, replyBand } from './reply-rules';

export async function workOut(db: Db, userId: UserId, now: Date): Promise<WorkedRecord> {
  const since = new Date(now.getTime() - RECORD_DAYS * DAY_MS);
  const purchases = await purchasesOf(db, userId);
  const missed = await missedOf(db, userId, since);
  const { led, joined, ledWith } = countedOf(purchases);
  const facts = factsOf(purchases, missed, replyBand(await repliesOf(db, userId), now));
  return { facts, started: led.length + joined.length > 0, ledWith };
}

/** Money moved for a follower's seat. A share of 0원 is marked paid without any, and earns nobody anything. */
export function hasPaid(seat: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from orders o where o.participant_id = ${seat}.id and o.paid_at is not null)`;
}

type Row = Omit<Purchase, 'others'> & { others: OtherSeat[] };

/** Completed ones, with everybody else who led or paid. Money that went back whole makes nobody a neighbour. */
async function purchasesOf(db: Db, userId: UserId): Promise<Purchase[]> {
  const { rows } = await sql<Row>`
    select b.ended_at, me.role, me.role = 'FOLLOWER' and ${hasPaid(sql`me`)} as has_paid,
      me.pay_reminded_at is not null as was_reminded,
      (select coalesce(json_agg(json_build_object('userId', p.user_id, 'role', p.role, 'mark', o.payer_mark,
          'paid', coalesce(o.amount, 0))), '[]')
        from seated p left join orders o on o.participant_id = p.id and o.status = 'PAID'
        where p.board_id = b.id and p.user_id <> me.user_id) as others
    from seated me join boards b on b.id = me.board_id
    where me.user_id = ${userId} and b.stage = 'COMPLETED' and b.ended_at is not null
    order by b.ended_at`.execute(db);
  const own = await ownMarks(db, userId);
  return rows.map(({ others, ...purchase }) => ({
    ...purchase,
    others: others.flatMap((seat) => identityOf(seat, own) ?? []),
  }));
}

/** What somebody has paid with, wherever. */
async function ownMarks(db: Db, userId: UserId): Promise<Set<string>> {
  const { rows } = await sql<{ mark: string }>`
    select distinct o.payer_mark as mark from participants p join orders o on o.participant_id = p.id
    where p.user_id = ${userId} and o.payer_mark is not null`.execute(db);
  return new Set(rows.map(({ mark }) => mark));
}

/** A no-show that the follower answered by receiving does not count; nor does anything long ago, or a dispute that was accepted. */
async function missedOf(db: Db, userId: UserId, since: Date): Promise<MissedPromises> {
  const { rows } = await sql<MissedPromises>`
    select
      (select count(*)::int from participants p
        where p.user_id = ${userId} and p.no_show_at >= ${since} and p.received_how = 'AUTO') as no_shows,
      (select count(*)::int from appointment_changes c join boards b on b.id = c.board_id
        where b.leader_id = ${userId} and c.late and c.at >= ${since}) as late_changes,
      (select count(*)::int from boards b
        where b.leader_id = ${userId} and b.cancelled_why = 'UNBOUGHT' and b.ended_at >= ${since}) as unbought,
      (select count(*)::int from disputes d join boards b on b.id = d.board_id
        where b.leader_id = ${userId} and d.state = 'DECIDED' and d.refund > 0 and d.ended_at >= ${since}) as lost`.execute(
    db,
  );
  return rows[0]!;
}

async function repliesOf(db: Db, leaderId: UserId): Promise<ReplyTime[]> {
  return db
    .selectFrom('replyTimes')
    .select(['boardId', 'followerId', 'minutes', 'at'])
    .where('leaderId', '=', leaderId)
    .orderBy('at', 'desc')
    .limit(REPLY_NEWEST)
    .execute();
}
