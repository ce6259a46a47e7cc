import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema';
import { hashOf } from './refresh-token-rules';

/** The token's row with its family locked: nobody else rotates or revokes in it until the transaction ends. */
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

export async function revokeFamily(tx: Tx, familyId: string, now: Date): Promise<void> {
  await tx
    .updateTable('refreshTokens')
    .set({ revokedAt: now })
    .where('familyId', '=', familyId)
    .where('revokedAt', 'is', null)
    .execute();
}
