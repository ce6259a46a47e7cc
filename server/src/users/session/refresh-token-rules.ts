import { createHash, createHmac, randomBytes } from 'node:crypto';
import { REFRESH_GRACE_MS, REFRESH_TOKEN_DAYS } from '@mungchi/contract';

export type TokenState = { expiresAt: Date; rotatedAt: Date | null; revokedAt: Date | null };

/**
 * `current` may be used, `grace` was replaced a moment ago (two tabs waking up together), `reused` was replaced long ago
 * and is shown by someone who should not have it, `dead` counts for nothing.
 */
export type Verdict = 'current' | 'grace' | 'reused' | 'dead';

export function judge(token: TokenState, now: Date): Verdict {
  if (token.revokedAt || token.expiresAt <= now) return 'dead';
  if (!token.rotatedAt) return 'current';
  return now.getTime() - token.rotatedAt.getTime() <= REFRESH_GRACE_MS ? 'grace' : 'reused';
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The same for everyone who asks with the same token, so that it can be handed out twice without being stored. */
export function successorOf(key: string, token: string): string {
  return createHmac('sha256', key).update(`successor ${token}`).digest('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_DAYS * 24 * 60 * 60 * 1000);
}
