import { type BoardId, HOUR_MS } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';

/** Rooms with a reminder or the end of a poll due, longest first. */
export async function dueReminders(db: Db, now: Date, passed: readonly BoardId[], limit: number): Promise<BoardId[]> {
  const { rows } = await sql<{ id: BoardId }>`
    select id from (
      select a.board_id as id, a.starts_at as due from appointments a join boards b on b.id = a.board_id
      where ${isReminderDue(now)}
      union all
      select board_id, ends_at from time_polls where closed_at is null and ends_at <= ${now}
    ) due
    where id <> all(${passed}::bigint[])
    group by id order by min(due), id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same as `reminderStep` for appointment `a` of board `b`. */
export function isReminderDue(now: Date): RawBuilder<boolean> {
  const hence = new Date(now.getTime() + HOUR_MS);
  return sql<boolean>`b.stage in ('PAYING', 'PURCHASED') and a.reminded < 2 and a.starts_at > ${now}
    and case when a.starts_at <= ${hence} then a.set_at < a.starts_at - interval '1 hour'
      else a.reminded < 1 and a.set_at < ${EVENING} and ${EVENING} <= ${now} end`;
}

const EVENING = sql`((date_trunc('day', a.starts_at at time zone 'Asia/Seoul') - interval '4 hours') at time zone 'Asia/Seoul')`;
