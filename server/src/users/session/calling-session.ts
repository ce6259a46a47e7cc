import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { bearerToken } from '../../http/access-token';
import { REFRESH_COOKIE } from '../../http/caller';
import { findToken } from './session-rows';

/** The caller's session id, from the access token or the cookie; null when the token carries none. */
export async function callingSession({ db, tokens }: Deps, request: FastifyRequest): Promise<string | null> {
  const session = tokens.read(bearerToken(request.headers.authorization));
  if (session) return session.sessionId;
  const cookie = request.cookies[REFRESH_COOKIE];
  return (cookie && (await findToken(db, cookie))?.familyId) || null;
}
