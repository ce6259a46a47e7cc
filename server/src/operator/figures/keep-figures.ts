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
    filled as (
      select c.at, b.place, extract(epoch from c.at - b.created_at) / 3600 as hours
      from changed c join touched b on b.id = c.board_id where c.was = 'RECRUITING' and c.stage = 'RECRUITED'),
    facts (at, place, metric, value) as (
      select c.at, b.place, 'OPENED', 1 from changed c join touched b on b.id = c.board_id where c.was is null
      union all
      select f.at, f.place, more.metric, more.value
      from filled f cross join lateral (values ('FILLED', 1), ('FILL_HOURS', f.hours),
        ('FILLED_IN_' || least(${FILL_BUCKETS - 1}, floor(f.hours / 12))::int, 1)) more (metric, value)
      union all
      select c.at, b.place, 'COMPLETED', 1 from changed c join touched b on b.id = c.board_id where c.stage = 'COMPLETED'
      union all
      select c.at, b.place, case coalesce(b.cancelled_why, 'LEADER')
        when 'LEADER' then 'CANCELLED' when 'EXPIRED' then 'EXPIRED' when 'OPERATOR' then 'BY_OPERATOR' else 'UNPAID' end, 1
      from changed c join touched b on b.id = c.board_id where c.stage = 'CANCELLED'
      union all
      select o.paid_at, b.place, 'PAID', 1 from paid o join touched b on b.id = o.board_id
      union all
      select o.paid_at, b.place, 'PAID_ON_TIME', 1 from paid o join touched b on b.id = o.board_id
      where o.pay_by is null or o.paid_at <= o.pay_by
      union all
      select p.no_show_at, b.place, 'NO_SHOWS', 1 from missed p join touched b on b.id = p.board_id
      union all
      select d.created_at, b.place, 'DISPUTES', 1 from disputed d join touched b on b.id = d.board_id
      union all
      select r.done_at, b.place, more.metric, more.value
      from returned r join touched b on b.id = r.board_id
      cross join lateral (values ('REFUNDS', 1), ('REFUNDED', r.amount)) more (metric, value)
      union all
      select s.at, b.place, 'HELD_CHANGE', s.amount from booked s join touched b on b.id = s.board_id
    )
    insert into daily_figures (day, place, metric, value)
    select (at at time zone 'Asia/Seoul')::date, place, metric, sum(value) from facts group by 1, 2, 3`;
}
