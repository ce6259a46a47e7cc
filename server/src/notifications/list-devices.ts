import type { Device, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { DEVICE_COLUMNS, wireDevice } from './device-rows';

export async function listDevices({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<Device[]> {
  const rows = await db
    .selectFrom('devices')
    .select(DEVICE_COLUMNS)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(wireDevice);
}
