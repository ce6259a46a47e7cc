import type { RefusalCode, UserId } from '@mungchi/contract';
import { audit } from '../../audit/audit';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { expiryFrom, hashOf, judgeToken, successorOf } from './refresh-token-rules';
import { findToken, lockFamily, revokeFamily } from './session-rows';

type Rotated = { userId: UserId; sessionId: string; token: string };
type Rotation =
  | ({ do: 'issue' } & Rotated)
  /** `stolenFrom`: the token was reused, presumably by a thief. */
  | { do: 'refuse'; because: RefusalCode; stolenFrom?: UserId };

/** Rotates a refresh token. Reuse revokes the token family. */
export async function rotateSession(deps: Deps, token: string | undefined, requestId?: string): Promise<Rotated> {
  if (!token) throw new Refusal('REFRESH_INVALID');
  // A refusal thrown inside the transaction would roll back the revocation.
  const rotation = await transact(deps.db, (tx) => rotate(deps, tx, token));
  if (rotation.do === 'issue') return rotation;
  const { because, stolenFrom: userId } = rotation;
  if (userId !== undefined) await audit(deps, { userId, action: 'token-reuse', outcome: because, requestId });
  throw new Refusal(because);
}

async function rotate(deps: Deps, tx: Tx, token: string): Promise<Rotation> {
  const { now, keys } = deps;
  const row = await lockFamily(tx, token);
  if (!row) return { do: 'refuse', because: 'REFRESH_INVALID' };
  const { userId, familyId } = row;
  switch (judgeToken(row, now())) {
    case 'dead':
      return { do: 'refuse', because: 'REFRESH_INVALID' };
    case 'reused':
      await revokeFamily(deps, tx, familyId);
      return { do: 'refuse', because: 'REFRESH_INVALID', stolenFrom: userId };
    case 'grace':
      return { do: 'issue', userId, sessionId: familyId, token: await newestAfter(tx, keys.refresh.accepted(), token) };
    case 'current': {
      if (!(await hasSignedUp(tx, userId))) return { do: 'refuse', because: 'SIGNUP_REQUIRED' };
      const next = successorOf(keys.refresh.current(), token);
      await tx.updateTable('refreshTokens').set({ rotatedAt: now() }).where('tokenHash', '=', hashOf(token)).execute();
      await tx
        .insertInto('refreshTokens')
        .values({ tokenHash: hashOf(next), familyId, userId, expiresAt: expiryFrom(now()), createdAt: now() })
        .execute();
      await tx.updateTable('sessions').set({ usedAt: now() }).where('id', '=', familyId).execute();
      return { do: 'issue', userId, sessionId: familyId, token: next };
    }
  }
}

/** The newest token of the chain: a late tab must not overwrite the cookie with an older one. */
async function newestAfter(tx: Tx, keys: readonly string[], token: string): Promise<string> {
  for (const key of keys) {
    const next = successorOf(key, token);
    const row = await findToken(tx, next);
    if (row) return row.rotatedAt ? newestAfter(tx, keys, next) : next;
  }
  throw new Error('a rotated refresh token has no successor');
}

async function hasSignedUp(tx: Tx, userId: UserId): Promise<boolean> {
  const user = await tx.selectFrom('users').select('signedUpAt').where('id', '=', userId).executeTakeFirst();
  return Boolean(user?.signedUpAt);
}
