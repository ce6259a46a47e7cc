import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

/** One that is not the user's is left alone, and no error. */
export async function removeDevice({ db }: Pick<Deps, 'db'>, userId: UserId, deviceId: number): Promise<void> {
  await db.deleteFrom('devices').where('id', '=', deviceId).where('userId', '=', userId).execute();
}
