import { sql } from 'kysely';
import type { Tx } from '../../db/schema';

/**
 * What neighbours looked for on the days in [from, to), beside what is counted of purchases already. Ended wishes are cleared
 * after a month, so a day is counted while they are there.
 */
export async function countWishes(tx: Tx, from: string, to: string): Promise<void> {
  const since = sql`(${from}::date::timestamp at time zone 'Asia/Seoul')`;
  const until = sql`(${to}::date::timestamp at time zone 'Asia/Seoul')`;
  const within = (at: string) => sql`${sql.raw(at)} >= ${since} and ${sql.raw(at)} < ${until}`;
  await sql`
    with facts (at, place, metric) as (
      select w.created_at, '', 'WISHES_ASKED' from wishes w where ${within('w.created_at')}
      union all
      select w.gathered_at, '', 'WISHES_GATHERED' from wishes w where ${within('w.gathered_at')}
      union all
      select c.at, place_of(b.location), case when c.was is null then 'WISHES_OPENED' else 'WISHES_FILLED' end
      from stage_changes c join boards b on b.id = c.board_id
      where ${within('c.at')} and (c.was is null or c.was = 'RECRUITING' and c.stage = 'RECRUITED')
        and exists (select from wishes w where w.board_id = b.id)
    )
    insert into daily_figures (day, place, metric, value)
    select (at at time zone 'Asia/Seoul')::date, place, metric, count(*) from facts group by 1, 2, 3`.execute(tx);
}
