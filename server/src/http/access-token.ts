import { ACCESS_TOKEN_MINUTES, type UserId } from '@mungchi/contract';
import { createSigner, createVerifier } from 'fast-jwt';
import type { KeyRing } from '../db/shared-keys';

/** Whose token it is, and until when it is valid. */
export type Session = {
  userId: UserId;
  expiresAt: Date;
  /** The refresh token family it was issued with; null in tokens that name none. */
  sessionId: string | null;
};

export type AccessTokens = {
  issue(userId: UserId, sessionId?: string | null): string;
  /** Null for a missing, expired, foreign or malformed token. */
  read(token: string | null | undefined): Session | null;
};

export function accessTokens(keys: KeyRing, now: () => Date): AccessTokens {
  const signerOf = perKey((key) => createSigner({ key, algorithm: 'HS256', noTimestamp: true }));
  const verifierOf = perKey((key) => createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true }));
  return {
    issue(userId, sessionId) {
      const issued = Math.floor(now().getTime() / 1000);
      const exp = issued + ACCESS_TOKEN_MINUTES * 60;
      return signerOf(keys.current())({ sub: String(userId), iat: issued, exp, ...(sessionId && { sid: sessionId }) });
    },
    read(token) {
      if (!token) return null;
      const claims = claimsOf(token, keys.accepted().map(verifierOf));
      const userId = Number(claims?.sub) as UserId;
      const expiresAt = new Date((claims?.exp ?? 0) * 1000);
      if (!Number.isSafeInteger(userId) || userId < 1 || expiresAt <= now()) return null;
      return { userId, expiresAt, sessionId: claims?.sid ?? null };
    },
  };
}

type Claims = { sub?: string; exp?: number; sid?: string };

/** By whichever generation of the key it was signed with. */
function claimsOf(token: string, verifiers: ((token: string) => Claims)[]): Claims | null {
  for (const verify of verifiers) {
    try {
      return verify(token);
    } catch {
      // Signed by another generation, or by nobody.
    }
  }
  return null;
}

/** Made once for each of the few keys there are. */
function perKey<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** The token of an `Authorization` header; `Bearer null` and the like count as none. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return token && token !== 'null' && token !== 'undefined' ? token : null;
}
