import { type BoardId, BUY_GRACE_DAYS, DAY_MS, HOUR_MS, WARNED_HOURS } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';

/** Rooms with something due, longest first. Rooms of the demo in which nobody ever had a session stand still. */
export async function dueClocks(db: Db, now: Date, passed: readonly BoardId[], limit: number): Promise<BoardId[]> {
  const { rows } = await sql<{ id: BoardId }>`
    select b.id from boards b
    where b.stage in ('RECRUITED', 'PAYING') and b.deleted_at is null and ${isDueAt(now)}
      and b.id <> all(${passed}::bigint[]) and ${HAS_SOMEBODY}
    order by least(b.pay_end, b.vacant_until, b.buy_by,
      (select min(p.pay_by) from seated p where p.board_id = b.id and p.paid_at is null)), b.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Not a room of the demo in which nobody ever had a session. */
export const HAS_SOMEBODY: RawBuilder<boolean> = sql<boolean>`exists (
  select from participants p join users u on u.id = p.user_id
  where p.board_id = b.id and (not u.demo or exists (select from refresh_tokens t where t.user_id = u.id)))`;

/** The same as any of `endStep`, `vacancyStep`, `payStep` and `buyStep` for board `b`. */
export function isDueAt(now: Date): RawBuilder<boolean> {
  const hence = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const day = hence(24);
  const told = hence(-WARNED_HOURS);
  return sql<boolean>`case b.stage
    when 'RECRUITED' then
      b.pay_end <= ${now} or b.pay_end <= ${day} and b.pay_end_noticed_for is distinct from b.pay_end
      or b.vacant_until <= ${now} and b.vacant_at <= ${told}
      or b.vacant_until > ${now} and b.vacant_until <= ${day} and b.vacancy_noticed_for is distinct from b.vacant_until
      or exists (
        select from seated p
        where p.board_id = b.id and p.role = 'FOLLOWER' and p.paid_at is null and (p.pay_by <= ${now}
          or p.pay_by <= ${hence(3)} and ${REMINDERS} < 2 or p.pay_by <= ${day} and ${REMINDERS} < 1))
    when 'PAYING' then
      b.buy_by <= ${day} and b.buy_by > ${now} and b.buy_notices < 1 or b.buy_by <= ${now} and b.buy_notices < 2
      or b.buy_by <= ${new Date(now.getTime() - BUY_GRACE_DAYS * DAY_MS)} and b.buy_notices >= 2
        and b.buy_noticed_at <= ${new Date(now.getTime() - (BUY_GRACE_DAYS - 1) * DAY_MS)}
    end`;
}

const REMINDERS = sql`(case when p.pay_reminded_for = p.pay_by then p.pay_reminders else 0 end)`;
