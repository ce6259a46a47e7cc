import { serverNow } from '../time/clock';
import { freshToken } from './reissue';
import { readToken } from './token';

const SPARE_MS = 30_000;

/** The stored token, renewed first when it is about to expire or was just refused. Null: the session is over. */
export async function liveToken(refused: string | null): Promise<string | null> {
  const token = readToken();
  if (token === null) return null;
  if (token !== refused && claimsOf(token).expiresAt > serverNow() + SPARE_MS) return token;
  return freshToken(token);
}

/** User id in the stored token, unverified: the server checks it by itself. */
export function tokenUserId(): number | null {
  const token = readToken();
  return token === null ? null : claimsOf(token).userId;
}

function claimsOf(token: string): { userId: number | null; expiresAt: number } {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const userId = Number(claims.sub);
    return { userId: Number.isSafeInteger(userId) && userId > 0 ? userId : null, expiresAt: (claims.exp ?? 0) * 1000 };
  } catch {
    return { userId: null, expiresAt: 0 };
  }
}
