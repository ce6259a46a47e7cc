import { DAY_MS, seoulDay } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { isOnlySandbox } from '../../payments/ledger/only-sandbox';
import { countPlaces } from './count-places';
import { countWishes } from './count-wishes';

/** Late facts change the last days: they are counted anew. */
const RECOUNTED_DAYS = 3;
const FIRST_DAYS = 90;
/** Half-days until a purchase is filled; the last takes the rest. */
export const FILL_BUCKETS = 10;

/** Counts the whole days up to yesterday that are not kept yet, and the last few again. One pass over what happened since. */
export async function keepFigures(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<void> {
  const today = seoulDay(deps.now());
  const { last } = await deps.db
    .selectFrom('dailyFigures')
    .select((eb) => eb.fn.max('day').as('last'))
    .executeTakeFirstOrThrow();
  const [from] = [
    daysBefore(today, RECOUNTED_DAYS),
    last ? daysBefore(last, RECOUNTED_DAYS) : daysBefore(today, FIRST_DAYS),
  ].toSorted();
  await transact(deps.db, async (tx) => {
    await tx.deleteFrom('dailyFigures').where('day', '>=', from!).where('day', '<', today).execute();
    await sql`${countDays(deps, from!, today)}`.execute(tx);
    await countWishes(tx, from!, today);
    await countPlaces(tx);
  });
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

function countDays({ config }: Pick<Deps, 'config'>, from: string, to: string) {
  const isMoney = (boardId: string) => sql`not ${isOnlySandbox(config, sql.raw(boardId))}`;
  const since = sql`(${from}::date::timestamp at time zone 'Asia/Seoul')`;
  const until = sql`(${to}::date::timestamp at time zone 'Asia/Seoul')`;
  const within = (at: string) => sql`${sql.raw(at)} >= ${since} and ${sql.raw(at)} < ${until}`;
  const day = (at: string) => sql`(${sql.raw(at)} at time zone 'Asia/Seoul')::date`;
  return sql`
    with changed as (select * from stage_changes where ${within('at')}),
    paid as (
      select o.board_id, o.paid_at, p.pay_by from orders o join participants p on p.id = o.participant_id
      where ${within('o.paid_at')} and ${isMoney('o.board_id')}),
    missed as (select board_id, no_show_at from participants where ${within('no_show_at')}),
    disputed as (select board_id, created_at from disputes where ${within('created_at')}),
    returned as (select board_id, done_at, amount from refunds where ${within('done_at')} and ${isMoney('refunds.board_id')}),
    booked as (
      select s.board_id, s.at, e.amount
      from ledger_sets s join ledger_entries e on e.set_id = s.id and e.account = 'HOLDING' where ${within('s.at')}
        and ${isMoney('s.board_id')}),
    -- Each of them once, however much happened to it.
    touched as materialized (
      select id, place_of(location) as place, created_at, cancelled_why from boards where id = any(array(
        select board_id from changed union select board_id from paid union select board_id from missed
        union select board_id from disputed union select board_id from returned union select board_id from booked))),
    facts as (
      select ${day('c.at')} as day, b.place,
        (c.was is null)::int as opened,
        (c.stage = 'RECRUITED' and c.was = 'RECRUITING')::int as filled,
        case when c.stage = 'RECRUITED' and c.was = 'RECRUITING' then extract(epoch from c.at - b.created_at) / 3600 else 0 end as fill_hours,
        case when c.stage = 'RECRUITED' and c.was = 'RECRUITING'
          then least(${FILL_BUCKETS - 1}, floor(extract(epoch from c.at - b.created_at) / 43200))::int end as bucket,
        0 as paid, 0 as paid_on_time,
        (c.stage = 'COMPLETED')::int as completed,
        (c.stage = 'CANCELLED' and coalesce(b.cancelled_why, 'LEADER') = 'LEADER')::int as cancelled,
        (c.stage = 'CANCELLED' and b.cancelled_why = 'EXPIRED')::int as expired,
        (c.stage = 'CANCELLED' and b.cancelled_why in ('UNPAID', 'VACANT', 'UNBOUGHT'))::int as unpaid,
        (c.stage = 'CANCELLED' and b.cancelled_why = 'OPERATOR')::int as by_operator,
        0 as no_shows, 0 as disputes, 0 as refunds, 0::bigint as refunded, 0::bigint as held_change
      from changed c join touched b on b.id = c.board_id
      union all
      select ${day('o.paid_at')}, b.place, 0, 0, 0, null, 1, (o.pay_by is null or o.paid_at <= o.pay_by)::int, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from paid o join touched b on b.id = o.board_id
      union all
      select ${day('p.no_show_at')}, b.place, 0, 0, 0, null, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0
      from missed p join touched b on b.id = p.board_id
      union all
      select ${day('d.created_at')}, b.place, 0, 0, 0, null, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0
      from disputed d join touched b on b.id = d.board_id
      union all
      select ${day('r.done_at')}, b.place, 0, 0, 0, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, r.amount, 0
      from returned r join touched b on b.id = r.board_id
      union all
      select ${day('s.at')}, b.place, 0, 0, 0, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, s.amount
      from booked s join touched b on b.id = s.board_id
    )
    insert into daily_figures (day, place, opened, filled, fill_hours, fill_times, paid, paid_on_time, completed, cancelled,
      expired, unpaid, by_operator, no_shows, disputes, refunds, refunded, held_change)
    select day, place, sum(opened), sum(filled), sum(fill_hours),
      array[${sql.join(Array.from({ length: FILL_BUCKETS }, (_, n) => sql`count(*) filter (where bucket = ${n})::int`))}],
      sum(paid), sum(paid_on_time), sum(completed), sum(cancelled), sum(expired), sum(unpaid), sum(by_operator),
      sum(no_shows), sum(disputes), sum(refunds), sum(refunded), sum(held_change)
    from facts group by day, place`;
}
