import { createHash, createHmac, randomBytes } from 'node:crypto';
import { DAY_MS, REFRESH_GRACE_MS, REFRESH_TOKEN_DAYS } from '@mungchi/contract';

export type TokenState = { expiresAt: Date; rotatedAt: Date | null; revokedAt: Date | null };

/**
 * `current` is valid, `grace` was rotated a moment ago (two tabs waking up together), `reused` was rotated before that and is
 * presumably stolen, `dead` is expired or revoked.
 */
export type TokenVerdict = 'current' | 'grace' | 'reused' | 'dead';

export function judgeToken(token: TokenState, now: Date): TokenVerdict {
  if (token.revokedAt || token.expiresAt <= now) return 'dead';
  if (!token.rotatedAt) return 'current';
  return now.getTime() - token.rotatedAt.getTime() <= REFRESH_GRACE_MS ? 'grace' : 'reused';
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Deterministic per token, so that it can be issued again in the grace period without being stored. */
export function successorOf(key: string, token: string): string {
  return createHmac('sha256', key).update(`successor ${token}`).digest('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS);
}
