import type { NotificationSettings, NotificationSettingsForm, UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { readSettings } from './read-settings';

export async function saveSettings(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  settings: NotificationSettingsForm,
): Promise<NotificationSettings> {
  return transact(db, async (tx) => {
    const { latitude, longitude } = await lockWriter(tx, userId);
    await tx
      .insertInto('notificationSettings')
      .values({ userId, ...settings, latitude, longitude })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
      .execute();
    return readSettings(tx, userId);
  });
}
