import { serverNow } from '../../time/clock';
import { freshToken } from '../session/reissue';
import { readToken } from '../session/token';
import { claimsOf } from '../session/token-person';

const SPARE_MS = 30_000;

/** The stored token, renewed first when it is about to expire or was just refused. Null: the session is over. */
export async function liveToken(refused: string | null): Promise<string | null> {
  const token = readToken();
  if (token === null) return null;
  if (token !== refused && (claimsOf(token).exp ?? 0) * 1000 > serverNow() + SPARE_MS) return token;
  return freshToken(token);
}

/** User id in the stored token, unverified: the server checks it by itself. */
export function tokenUserId(): number | null {
  const token = readToken();
  const userId = Number(token && claimsOf(token).sub);
  return Number.isSafeInteger(userId) && userId > 0 ? userId : null;
}
