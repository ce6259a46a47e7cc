import { ACCESS_TOKEN_MINUTES, type UserId } from '@mungchi/contract';
import { createSigner, createVerifier } from 'fast-jwt';

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

export function accessTokens(secret: string, now: () => Date): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
  return {
    issue(userId, sessionId) {
      const issued = Math.floor(now().getTime() / 1000);
      const exp = issued + ACCESS_TOKEN_MINUTES * 60;
      return sign({ sub: String(userId), iat: issued, exp, ...(sessionId && { sid: sessionId }) });
    },
    read(token) {
      if (!token) return null;
      try {
        const claims = verify(token) as { sub?: string; exp?: number; sid?: string };
        const userId = Number(claims.sub) as UserId;
        const expiresAt = new Date((claims.exp ?? 0) * 1000);
        if (!Number.isSafeInteger(userId) || userId < 1 || expiresAt <= now()) return null;
        return { userId, expiresAt, sessionId: claims.sid ?? null };
      } catch {
        return null;
      }
    },
  };
}

/** The token of an `Authorization` header; `Bearer null` and the like count as none. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return token && token !== 'null' && token !== 'undefined' ? token : null;
}
