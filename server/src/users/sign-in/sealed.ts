import { createSigner, createVerifier } from 'fast-jwt';

/** A signed note to ourselves that passes through foreign hands and is good for one purpose and a short time. */
export function seal(key: string, purpose: string, claims: object, expiresAt: Date): string {
  const sign = createSigner({ key, algorithm: 'HS256', aud: purpose, noTimestamp: true });
  return sign({ ...claims, exp: Math.floor(expiresAt.getTime() / 1000) });
}

/** Null when it is not ours, for another purpose, or too old. */
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
