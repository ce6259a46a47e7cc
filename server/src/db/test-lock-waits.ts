import { sql } from 'kysely';
import type { Db } from './schema';

/** How many statements with these words wait for a lock of somebody else. */
export async function lockWaits(db: Db, words = ''): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${words}%`}`.execute(db);
  return rows[0]!.waiting;
}
