import { DAY_MS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { WorkedRecord } from '../db/column-types';
import { WRITER } from '../db/lock-writer';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';
import { workOut } from './work-out';

/** The copy of today, or worked out anew and kept. */
export async function cachedRecord(db: Db, userId: UserId, now: Date): Promise<WorkedRecord> {
  const cached = await db
    .selectFrom('neighbourRecords')
    .modifyFront(PREPARED)
    .select('record')
    .where('userId', '=', userId)
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .where('at', '<=', now)
    .executeTakeFirst();
  if (cached) return cached.record;
  const worked = await workOut(db, userId, now);
  await sql`insert into neighbour_records (user_id, record, at)
    select writer.id, ${JSON.stringify(worked)}::jsonb, ${now}::timestamptz from ${WRITER(userId)}
    on conflict (user_id) do update set record = excluded.record, at = excluded.at`.execute(db);
  return worked;
}

/** With how many different people somebody led purchases to their end. */
export async function ledWithOf(db: Db, userId: UserId, now: Date): Promise<number> {
  return (await cachedRecord(db, userId, now)).ledWith;
}
