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
  const day = (at: string) => sql`(${sql.raw(at)} at time zone 'Asia/Seoul')::date`;
  await sql`
    with facts as (
      select ${day('w.created_at')} as day, '' as place, 1 as asked, 0 as gathered, 0 as opened, 0 as filled
      from wishes w where ${within('w.created_at')}
      union all
      select ${day('w.gathered_at')}, '', 0, 1, 0, 0 from wishes w where ${within('w.gathered_at')}
      union all
      select ${day('c.at')}, place_of(b.location), 0, 0, (c.was is null)::int, (c.was is not null)::int
      from stage_changes c join boards b on b.id = c.board_id
      where ${within('c.at')} and (c.was is null or c.was = 'RECRUITING' and c.stage = 'RECRUITED')
        and exists (select from wishes w where w.board_id = b.id)
    )
    insert into daily_figures as f (day, place, wishes_asked, wishes_gathered, wishes_opened, wishes_filled)
    select day, place, sum(asked), sum(gathered), sum(opened), sum(filled) from facts group by day, place
    on conflict (day, place) do update set wishes_asked = excluded.wishes_asked, wishes_gathered = excluded.wishes_gathered,
      wishes_opened = excluded.wishes_opened, wishes_filled = excluded.wishes_filled`.execute(tx);
}
