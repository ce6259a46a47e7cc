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
    await lockWriter(tx, userId);
    await tx
      .insertInto('notificationSettings')
      .values({ userId, ...settings })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
      .execute();
    return readSettings(tx, userId);
  });
}
