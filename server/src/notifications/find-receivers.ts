import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings, type UserId } from '@mungchi/contract';
import type { DeviceRow } from '../db/rows';
import type { Db } from '../db/schema';

export type Receiver = { userId: UserId; settings: NotificationSettings; devices: DeviceRow[] };

/** Those of the people who have a device, with their wishes: two queries for however many. */
export async function findReceivers(db: Db, userIds: readonly UserId[]): Promise<Receiver[]> {
  if (userIds.length === 0) return [];
  const devices = await db.selectFrom('devices').selectAll().where('userId', 'in', userIds).orderBy('id').execute();
  const reached = [...new Set(devices.map(({ userId }) => userId))];
  if (reached.length === 0) return [];
  const chosen = await db.selectFrom('notificationSettings').selectAll().where('userId', 'in', reached).execute();
  return reached.map((userId) => ({
    userId,
    settings: chosen.find((settings) => settings.userId === userId) ?? DEFAULT_NOTIFICATION_SETTINGS,
    devices: devices.filter((device) => device.userId === userId),
  }));
}
