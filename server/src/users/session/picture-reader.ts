import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { bearerToken } from '../../http/access-token';
import { type PageReader, readSsrCookie, SSR_COOKIE } from './ssr-cookie';

/** An `<img>` sends no token, so the cookie of its session counts, which opens no call. Nothing is looked up here. */
export function pictureReader(
  deps: Pick<Deps, 'now' | 'tokens' | 'ended'> & { keys: Pick<Deps['keys'], 'refresh'> },
  request: FastifyRequest,
): (Pick<PageReader, 'userId'> & { sessionId: string | null }) | null {
  const token = bearerToken(request.headers.authorization);
  if (token === null) return readSsrCookie(deps, request.cookies[SSR_COOKIE]);
  const session = deps.tokens.read(token);
  return session && !deps.ended.has(session) ? session : null;
}
