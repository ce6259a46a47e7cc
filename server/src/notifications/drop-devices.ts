import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** Nothing is pushed any more to the devices of a session, or to any of a person's. */
export async function dropDevices(tx: Tx, userId: UserId, sessionId: string | null): Promise<void> {
  const theirs = tx.deleteFrom('devices').where('userId', '=', userId);
  await (sessionId === null ? theirs : theirs.where('sessionId', '=', sessionId)).execute();
}
