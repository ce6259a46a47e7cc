import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema';
import { afterCommit } from '../../db/transaction';
import type { Deps } from '../../deps';
import { dropDevices } from '../../notifications/devices';
import { hashOf } from './refresh-token-rules';
import { REVOKED_CHANNEL } from './revoked-sessions';

/** The token's row with its family locked against rotation and revocation until the transaction ends. */
export async function lockFamily(tx: Tx, token: string) {
  const found = await findToken(tx, token);
  if (!found) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${found.familyId}, 0))`.execute(tx);
  // Read again: the row seen before the lock may have changed while waiting for it.
  return findToken(tx, token);
}

export function findToken(db: Db, token: string) {
  return db
    .selectFrom('refreshTokens')
    .select(['familyId', 'userId', 'expiresAt', 'rotatedAt', 'revokedAt'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
}

/** Published to all nodes after the commit. Its devices go along; with the last session that is open, all of the person's. */
export async function revokeFamily({ bus, now }: Pick<Deps, 'bus' | 'now'>, tx: Tx, familyId: string): Promise<void> {
  const [ended] = await tx
    .updateTable('refreshTokens')
    .set({ revokedAt: now() })
    .where('familyId', '=', familyId)
    .where('revokedAt', 'is', null)
    .returning('userId')
    .execute();
  if (!ended) return;
  const other = await tx
    .selectFrom('sessions')
    .innerJoin('refreshTokens', 'familyId', 'sessions.id')
    .select('familyId')
    .where('sessions.userId', '=', ended.userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now())
    .limit(1)
    .executeTakeFirst();
  await dropDevices(tx, ended.userId, other ? familyId : null);
  afterCommit(tx, () => bus.publish(REVOKED_CHANNEL, [familyId]));
}
