import { endAllSessions, endSession, logout, reissue, sessions, token } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../../audit/audit';
import type { Deps } from '../../deps';
import { REFRESH_COOKIE } from '../../http/caller';
import { assertOwnOrigin } from '../../http/origin';
import { route } from '../../http/route';
import { callingSession } from './calling-session';
import { closeSession } from './close-session';
import { endSessions } from './end-sessions';
import { listSessions } from './list-sessions';
import { clearSessionCookies, setRefreshCookie } from './refresh-cookie';
import { rotateSession } from './rotate-session';
import { setSsrCookie } from './ssr-cookie';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, token, ({ request, reply }) => freshToken(deps, request, reply));
  route(app, deps, reissue, ({ request, reply }) => freshToken(deps, request, reply));

  route(app, deps, logout, async ({ request, reply }) => {
    assertOwnOrigin(deps.config, request);
    const userId = await closeSession(deps, request.cookies[REFRESH_COOKIE]);
    if (userId !== null) await audit(deps, { userId, action: 'sign-out', outcome: 'done', requestId: request.id });
    clearSessionCookies(deps.config, request, reply);
    return { ok: true } as const;
  });

  route(app, deps, sessions, async ({ userId, request }) =>
    listSessions(deps, userId, await callingSession(deps, request)),
  );
  route(app, deps, endSession, async ({ userId, params, request }) => {
    await endSessions(deps, userId, params.sessionId);
    await audit(deps, { userId, action: 'sign-out', object: 'a session', outcome: 'done', requestId: request.id });
    return { ok: true } as const;
  });
  route(app, deps, endAllSessions, async ({ userId, request, reply }) => {
    await endSessions(deps, userId, null);
    await audit(deps, { userId, action: 'sign-out', object: 'all sessions', outcome: 'done', requestId: request.id });
    clearSessionCookies(deps.config, request, reply);
    return { ok: true } as const;
  });
}

async function freshToken(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  assertOwnOrigin(deps.config, request);
  const session = await rotateSession(deps, request.cookies[REFRESH_COOKIE], request.id);
  setRefreshCookie(deps.config, request, reply, session.token);
  setSsrCookie(deps, request, reply, session);
  return { accessToken: deps.tokens.issue(session.userId, session.sessionId) };
}
