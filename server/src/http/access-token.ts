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
  const verified = new Map<string, Verified>();

  function verify(token: string): Verified | null {
    const known = verified.get(token);
    // A key that is no longer accepted takes its tokens along.
    if (known && keys.accepted().includes(known.key)) return known;
    for (const key of keys.accepted()) {
      const session = sessionOf(token, verifierOf(key));
      if (!session) continue;
      if (verified.size >= REMEMBERED) verified.clear();
      verified.set(token, { session, key });
      return { session, key };
    }
    return null;
  }

  return {
    issue(userId, sessionId) {
      const issued = Math.floor(now().getTime() / 1000);
      const exp = issued + ACCESS_TOKEN_MINUTES * 60;
      return signerOf(keys.current())({ sub: String(userId), iat: issued, exp, ...(sessionId && { sid: sessionId }) });
    },
    read(token) {
      const session = token ? verify(token)?.session : null;
      return session && session.expiresAt > now() ? session : null;
    },
  };
}

/** A signature is checked once, not at each of the hundred calls a token is good for. */
type Verified = { session: Session; key: string };
const REMEMBERED = 20_000;

type Claims = { sub?: string; exp?: number; sid?: string };

function sessionOf(token: string, verify: (token: string) => Claims): Session | null {
  try {
    const { sub, exp = 0, sid = null } = verify(token);
    const userId = Number(sub) as UserId;
    if (!Number.isSafeInteger(userId) || userId < 1) return null;
    return { userId, expiresAt: new Date(exp * 1000), sessionId: sid };
  } catch {
    // Signed by another generation of the key, or by nobody.
    return null;
  }
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
