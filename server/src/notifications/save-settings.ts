import type { NotificationSettings, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

export async function saveSettings(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  settings: NotificationSettings,
): Promise<NotificationSettings> {
  await db
    .insertInto('notificationSettings')
    .values({ userId, ...settings })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
    .execute();
  return settings;
}
