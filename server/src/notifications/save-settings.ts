import type { NotificationSettings, NotificationSettingsForm, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { readSettings } from './read-settings';

export async function saveSettings(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  settings: NotificationSettingsForm,
): Promise<NotificationSettings> {
  await db
    .insertInto('notificationSettings')
    .values({ userId, ...settings })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
    .execute();
  return readSettings(db, userId);
}
