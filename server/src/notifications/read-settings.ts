import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings, type UserId } from '@mungchi/contract';
import type { Db } from '../db/schema';

const COLUMNS = [
  'pushTrade',
  'pushChat',
  'pushInterest',
  'preview',
  'quiet',
  'quietFrom',
  'quietTo',
  'nearby',
] as const;

export async function readSettings(db: Db, userId: UserId): Promise<NotificationSettings> {
  const chosen = await db
    .selectFrom('notificationSettings')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return chosen ?? DEFAULT_NOTIFICATION_SETTINGS;
}
