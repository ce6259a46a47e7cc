import { randomUUID } from 'node:crypto';
import type { UserId } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { Notifier } from '../../notifications/notify';
import { browserName } from './browser-name';
import { expiryFrom, hashOf, newToken } from './refresh-token-rules';
import { tellSignIn } from './tell-sign-in';

/** Creates a refresh token family after authentication and returns its first token. */
export async function openSession(
  deps: Pick<Deps, 'db' | 'now'> & Notifier,
  userId: UserId,
  agent?: string,
): Promise<string> {
  const token = newToken();
  const at = deps.now();
  const session = { id: randomUUID(), browser: browserName(agent) };
  await transact(deps.db, async (tx) => {
    await tx
      .insertInto('sessions')
      .values({ ...session, userId, openedAt: at, usedAt: at })
      .execute();
    await tx
      .insertInto('refreshTokens')
      .values({ tokenHash: hashOf(token), familyId: session.id, userId, expiresAt: expiryFrom(at), createdAt: at })
      .execute();
    await tellSignIn(deps, tx, userId, session);
  });
  return token;
}
