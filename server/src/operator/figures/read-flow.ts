import { DAY_MS, seoulDay, type Todo, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { queuedFor } from '../queued';

const WEEKS_DAYS = 28;

/** What comes in and what is decided, by hour in Seoul: today, and on an average day of the last four weeks. */
export async function flowOf(db: Db, viewer: UserId, now: Date): Promise<Todo['flow']> {
  const today = new Date(`${seoulDay(now)}T00:00:00+09:00`);
  const before = new Date(today.getTime() - WEEKS_DAYS * DAY_MS);
  const queued = queuedFor(viewer, before);
  const hour = (at: string) => sql`extract(hour from ${sql.raw(at)} at time zone 'Asia/Seoul')::int`;
  const { rows: came } = await sql<{ hour: number; today: number; earlier: number }>`
    select ${hour('came_at')} as hour, count(*) filter (where came_at >= ${today})::int as today,
      count(*) filter (where came_at < ${today})::int as earlier
    from (${queued}) q where came_at >= ${before} group by 1`.execute(db);
  const { rows: ended } = await sql<{ hour: number; today: number }>`
    select ${hour('ended_at')} as hour, count(*)::int as today from (${queued}) q where ended_at >= ${today} group by 1`.execute(
    db,
  );
  const hours = Array.from({ length: 24 }, (_, index) => index);
  return {
    came: hours.map((each) => came.find((row) => row.hour === each)?.today ?? 0),
    done: hours.map((each) => ended.find((row) => row.hour === each)?.today ?? 0),
    expected: hours.map((each) => (came.find((row) => row.hour === each)?.earlier ?? 0) / WEEKS_DAYS),
  };
}
