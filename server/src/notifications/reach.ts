import { DEFAULT_NOTIFICATION_SETTINGS, DEFAULT_REACH, type UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import type { Db } from '../db/schema';
import { transact } from '../db/transaction';

type Reach = 750 | 1500 | 3000;

/** How far from home a new purchase may be for this person to hear of it. */
export async function readReach(db: Db, userId: UserId): Promise<Reach> {
  const row = await db
    .selectFrom('notificationSettings')
    .select('reach')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.reach ?? DEFAULT_REACH;
}

export async function saveReach(db: Db, userId: UserId, reach: Reach): Promise<void> {
  await transact(db, async (tx) => {
    const { latitude, longitude } = await lockWriter(tx, userId);
    await tx
      .insertInto('notificationSettings')
      .values({ userId, ...DEFAULT_NOTIFICATION_SETTINGS, reach, latitude, longitude })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ reach }))
      .execute();
  });
}
