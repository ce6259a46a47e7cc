import type { Device } from '@mungchi/contract';
import type { DeviceRow } from '../db/rows';

export const DEVICE_COLUMNS = ['id', 'name', 'createdAt', 'lastOkAt'] as const;

export function wireDevice({
  id,
  name,
  createdAt,
  lastOkAt,
}: Pick<DeviceRow, (typeof DEVICE_COLUMNS)[number]>): Device {
  return { id, name, createAt: createdAt.toISOString(), lastOkAt: lastOkAt?.toISOString() ?? null };
}
