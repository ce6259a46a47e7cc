import type { Device, UserId } from '@mungchi/contract';
import type { DeviceRow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';

export const DEVICE_COLUMNS = ['id', 'name', 'createdAt', 'lastOkAt'] as const;

export function wireDevice({
  id,
  name,
  createdAt,
  lastOkAt,
}: Pick<DeviceRow, (typeof DEVICE_COLUMNS)[number]>): Device {
  return { id, name, createAt: createdAt.toISOString(), lastOkAt: lastOkAt?.toISOString() ?? null };
}

export async function listDevices({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<Device[]> {
  const rows = await db
    .selectFrom('devices')
    .select(DEVICE_COLUMNS)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(wireDevice);
}

/** One that is not the user's is left alone, and no error. */
export async function removeDevice({ db }: Pick<Deps, 'db'>, userId: UserId, deviceId: number): Promise<void> {
  await db.deleteFrom('devices').where('id', '=', deviceId).where('userId', '=', userId).execute();
}

/** Nothing is pushed any more to the devices of a session, or to any of a person's. */
export async function dropDevices(tx: Tx, userId: UserId, sessionId: string | null): Promise<void> {
  const theirs = tx.deleteFrom('devices').where('userId', '=', userId);
  await (sessionId === null ? theirs : theirs.where('sessionId', '=', sessionId)).execute();
}
