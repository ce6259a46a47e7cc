import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps';
import { expiryFrom, hashOf, newToken } from './refresh-token-rules';

/** A new family of refresh tokens for someone who has just proven who they are; answers its first token. */
export async function openSession({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number): Promise<string> {
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
