import { createSigner, createVerifier } from 'fast-jwt';

/** A signed, short-lived value for one purpose that passes through the browser and comes back to us. */
export function seal(key: string, purpose: string, claims: object, expiresAt: Date): string {
  const sign = createSigner({ key, algorithm: 'HS256', aud: purpose, noTimestamp: true });
  return sign({ ...claims, exp: Math.floor(expiresAt.getTime() / 1000) });
}

/** Null when the signature or the purpose is wrong, or it has expired. */
export function unseal<Claims>(key: string, purpose: string, sealed: string | undefined, now: Date): Claims | null {
  if (!sealed) return null;
  const verify = createVerifier({ key, algorithms: ['HS256'], allowedAud: purpose, ignoreExpiration: true });
  try {
    const claims = verify(sealed) as Claims & { exp: number };
    return claims.exp * 1000 > now.getTime() ? claims : null;
  } catch {
    return null;
  }
}
