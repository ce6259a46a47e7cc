import { DAY_MS, type UserId } from '@mungchi/contract';
import type { WorkedRecord } from '../db/column-types';
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
  const row = { record: JSON.stringify(worked), at: now };
  await db
    .insertInto('neighbourRecords')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
  return worked;
}

/** With how many different people somebody led purchases to their end. */
export async function ledWithOf(db: Db, userId: UserId, now: Date): Promise<number> {
  return (await cachedRecord(db, userId, now)).ledWith;
}
