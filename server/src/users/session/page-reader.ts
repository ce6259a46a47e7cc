import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { type PageReader, readSsrCookie, SSR_COOKIE } from './ssr-cookie';

/** For whom a page is rendered: the person of a session that is open still, and who may use the service. */
export async function pageReader(
  deps: Pick<Deps, 'db' | 'now' | 'sanctions'> & { keys: Pick<Deps['keys'], 'refresh'> },
  request: FastifyRequest,
): Promise<PageReader | null> {
  const whose = readSsrCookie(deps, request.cookies[SSR_COOKIE]);
  if (!whose || deps.sanctions.of(whose.userId)?.kind === 'BANNED') return null;
  const open = await deps.db
    .selectFrom('refreshTokens')
    .innerJoin('users', 'users.id', 'refreshTokens.userId')
    .select('users.id')
    .where('familyId', '=', whose.sessionId)
    .where('userId', '=', whose.userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', deps.now())
    .where('leftAt', 'is', null)
    .where('signedUpAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return open ? whose : null;
}
