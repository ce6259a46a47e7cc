import { randomUUID } from 'node:crypto';
import type { UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { expiryFrom, hashOf, newToken } from './refresh-token-rules';

/** Creates a refresh token family after authentication and returns its first token. */
export async function openSession({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<string> {
  const token = newToken();
  await db
    .insertInto('refreshTokens')
    .values({
      tokenHash: hashOf(token),
      familyId: randomUUID(),
      userId,
      expiresAt: expiryFrom(now()),
      createdAt: now(),
    })
    .execute();
  return token;
}
