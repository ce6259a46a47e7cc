import { DEVICES_MAX, type Device, type DeviceForm, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockWriter } from '../db/lock-writer';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { DEVICE_COLUMNS, wireDevice } from './devices';
import { isUsableKey } from './push/keys';

const UNUSABLE = '이 브라우저의 알림은 아직 보낼 수 없어요.';

/** An endpoint that is known already is the same device, and belongs to whoever sent it last. */
export async function addDevice(
  { db, now, push }: Pick<Deps, 'db' | 'now' | 'push'>,
  userId: UserId,
  sessionId: string | null,
  { endpoint, keys, name }: DeviceForm,
): Promise<Device> {
  if (!push) throw new Refusal('PUSH_OFF');
  if (!push.accepts(endpoint)) throw new Refusal('INVALID_FIELDS', { endpoint: UNUSABLE });
  if (!isUsableKey(keys.p256dh)) throw new Refusal('INVALID_FIELDS', { keys: UNUSABLE });
  return transact(db, async (tx) => {
    await lockWriter(tx, userId);
    if (sessionId !== null) await assertOpen(tx, sessionId);
    const device = await tx
      .insertInto('devices')
      .values({ userId, sessionId, endpoint, ...keys, name, createdAt: now() })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet({
          ...keys,
          name,
          userId,
          sessionId,
          createdAt: sql`case when devices.user_id = excluded.user_id then devices.created_at else excluded.created_at end`,
          lastOkAt: sql`case when devices.user_id = excluded.user_id then devices.last_ok_at end`,
        }),
      )
      .returning(DEVICE_COLUMNS)
      .executeTakeFirstOrThrow();
    await tx
      .deleteFrom('devices')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('devices')
          .select('id')
          .where('userId', '=', userId)
          .where('id', '<>', device.id)
          .orderBy((by) => by.fn.coalesce('lastOkAt', 'createdAt'), 'desc')
          .orderBy('id', 'desc')
          .offset(DEVICES_MAX - 1),
      )
      .execute();
    return wireDevice(device);
  });
}

/** Locked against its end until the commit: one that ended meanwhile would leave the device behind. */
async function assertOpen(tx: Tx, sessionId: string): Promise<void> {
  const tokens = await tx
    .selectFrom('refreshTokens')
    .select('revokedAt')
    .where('familyId', '=', sessionId)
    .forShare()
    .execute();
  if (tokens.some(({ revokedAt }) => revokedAt !== null)) throw new Refusal('LOGIN_REQUIRED');
}
