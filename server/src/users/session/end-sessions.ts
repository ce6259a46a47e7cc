import type { UserId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { dropDevices } from '../../notifications/devices';
import { revokeFamily } from './session-rows';

/** Signs a person out of one session, or of all of them; one that is not theirs is left alone, and no error. */
export async function endSessions(
  deps: Pick<Deps, 'db' | 'bus' | 'now'>,
  userId: UserId,
  sessionId: string | null,
): Promise<void> {
  await transact(deps.db, (tx) => endSessionsIn(deps, tx, userId, sessionId));
}

export async function endSessionsIn(
  deps: Pick<Deps, 'bus' | 'now'>,
  tx: Tx,
  userId: UserId,
  sessionId: string | null,
): Promise<void> {
  let query = tx.selectFrom('refreshTokens').select('familyId').distinct().where('userId', '=', userId);
  query = query.where('revokedAt', 'is', null);
  if (sessionId !== null) query = query.where('familyId', '=', sessionId);
  for (const { familyId } of await query.execute()) await revokeFamily(deps, tx, familyId);
  // Also one whose session expired, or is not known.
  if (sessionId === null) await dropDevices(tx, userId, null);
}
