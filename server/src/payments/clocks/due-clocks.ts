import { type BoardId, BUY_GRACE_DAYS, DAY_MS, HOUR_MS, WARNED_HOURS } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema';

/** Rooms with something due, longest first. Rooms of the demo in which nobody ever had a session stand still. */
export async function dueClocks(db: Db, now: Date, passed: readonly BoardId[], limit: number): Promise<BoardId[]> {
  const { rows } = await dueQuery(now, passed, limit).execute(db);
  return rows.map(({ id }) => id);
}

export function dueQuery(now: Date, passed: readonly BoardId[], limit: number): RawBuilder<{ id: BoardId }> {
  return sql<{ id: BoardId }>`
    select b.id from boards b
    where b.id = any(array(${nearAt(now)}))
      and b.deleted_at is null and ${isDueAt(now)}
      and b.id <> all(${passed}::bigint[]) and ${HAS_SOMEBODY}
    order by least(b.pay_end, b.vacant_until, b.buy_by,
      (select min(p.pay_by) from seated p where p.board_id = b.id and p.paid_at is null)), b.id
    limit ${limit}`;
}

/** Not a room of the demo in which nobody ever had a session. */
export const HAS_SOMEBODY: RawBuilder<boolean> = sql<boolean>`exists (
  select from participants p join users u on u.id = p.user_id
  where p.board_id = b.id and (not u.demo or exists (select from refresh_tokens t where t.user_id = u.id)))`;

/**
 * All for which `isDueAt` may hold, and few others: each clock has an index by how much was told already, so that nobody who
 * has been told what is to be told today is looked at again.
 */
function nearAt(now: Date): RawBuilder<unknown> {
  const [day, grace] = [hoursFrom(now, 24), daysBefore(now, BUY_GRACE_DAYS)];
  const collecting = sql`select b.id from boards b where b.stage = 'RECRUITED' and b.deleted_at is null and`;
  const buying = sql`select b.id from boards b where b.stage = 'PAYING' and b.deleted_at is null and`;
  const endTold = sql`(case when b.pay_end_noticed_for = b.pay_end then 1 else 0 end)`;
  const vacancyTold = sql`(case when b.vacancy_noticed_for = b.vacant_until then 1 else 0 end)`;
  return sql`
    ${collecting} ${endTold} = 0 and b.pay_end <= ${day}
    union ${collecting} ${endTold} = 1 and b.pay_end <= ${now}
    union ${collecting} ${vacancyTold} = 0 and b.vacant_until <= ${day}
    union ${collecting} ${vacancyTold} = 1 and b.vacant_until <= ${now}
    union ${buying} b.buy_notices = 0 and b.buy_by <= ${day}
    union ${buying} b.buy_notices = 1 and b.buy_by <= ${now}
    union ${buying} b.buy_notices >= 2 and b.buy_by <= ${grace}
    union select seat.board_id from (${dueSeats(now)}) seat`;
}

/** Seats whose holders are to be reminded or released, also of purchases that have ended meanwhile. */
export function dueSeats(now: Date): RawBuilder<unknown> {
  const owing = sql`
    select p.id, p.board_id from participants p
    where p.role = 'FOLLOWER' and p.paid_at is null and p.left_at is null`;
  return sql`
    ${owing} and ${REMINDERS} = 0 and p.pay_by <= ${hoursFrom(now, 24)}
    union all ${owing} and ${REMINDERS} = 1 and p.pay_by <= ${hoursFrom(now, 3)}
    union all ${owing} and ${REMINDERS} >= 2 and p.pay_by <= ${now}`;
}

const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The same as any of `endStep`, `vacancyStep`, `payStep` and `buyStep` for board `b`. */
export function isDueAt(now: Date): RawBuilder<boolean> {
  const day = hoursFrom(now, 24);
  const told = hoursFrom(now, -WARNED_HOURS);
  return sql<boolean>`case b.stage
    when 'RECRUITED' then
      b.pay_end <= ${now} or b.pay_end <= ${day} and b.pay_end_noticed_for is distinct from b.pay_end
      or b.vacant_until <= ${now} and b.vacant_at <= ${told}
      or b.vacant_until > ${now} and b.vacant_until <= ${day} and b.vacancy_noticed_for is distinct from b.vacant_until
      or exists (
        select from seated p
        where p.board_id = b.id and p.role = 'FOLLOWER' and p.paid_at is null and (p.pay_by <= ${now}
          or p.pay_by <= ${hoursFrom(now, 3)} and ${REMINDERS} < 2 or p.pay_by <= ${day} and ${REMINDERS} < 1))
    when 'PAYING' then
      b.buy_by <= ${day} and b.buy_by > ${now} and b.buy_notices < 1 or b.buy_by <= ${now} and b.buy_notices < 2
      or b.buy_by <= ${daysBefore(now, BUY_GRACE_DAYS)} and b.buy_notices >= 2
        and b.buy_noticed_at <= ${daysBefore(now, BUY_GRACE_DAYS - 1)}
    end`;
}

const REMINDERS = sql`(case when p.pay_reminded_for = p.pay_by then p.pay_reminders else 0 end)`;
