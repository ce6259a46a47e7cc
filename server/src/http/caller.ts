import type { Auth, UserId } from '@mungchi/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { bearerToken } from './access-token';
import { addressKey } from './address-key';
import { assertOwnOrigin } from './origin';

export const REFRESH_COOKIE = 'refresh_token';

const GUESSES_A_MINUTE = 600;

declare module 'fastify' {
  interface FastifyRequest {
    userId: UserId | null;
  }
}

/** Identifies the caller as the endpoint's `auth` requires; refuses callers it does not admit. */
export async function callerOf(deps: Deps, auth: Auth, request: FastifyRequest): Promise<UserId | null> {
  switch (auth) {
    case 'public':
    case 'refresh':
      return null;
    case 'optional':
      return fromBearer(deps, request, { orNobody: true });
    case 'user':
    case 'operator':
      return fromBearer(deps, request, { orNobody: false });
    case 'refresh-or-user': {
      if (bearerToken(request.headers.authorization)) return fromBearer(deps, request, { orNobody: false });
      assertOwnOrigin(deps.config, request);
      await limitGuesses(deps, request);
      const userId = await deps.refreshOwner(request.cookies[REFRESH_COOKIE], request.id);
      if (userId === null) throw new Refusal('LOGIN_REQUIRED');
      return userId;
    }
  }
}

/** Checked at each call, so that a revoked operator is refused at once. After the rate limit, which counts other callers too. */
export async function assertOperator(deps: Deps, userId: UserId): Promise<void> {
  if (!(await deps.isOperator(userId))) throw new Refusal('NOT_OPERATOR');
}

/**
 * Looking up a cookie queries the database before the call's own rate limit knows whom to count, so it has a limit too.
 */
async function limitGuesses({ nodeLimiter, config }: Deps, request: FastifyRequest): Promise<void> {
  const max = Math.ceil(GUESSES_A_MINUTE * config.rateLimitFactor);
  const taken = await nodeLimiter.takeToken(`cookie ${addressKey(request.ip)}`, max, 60_000);
  if (!taken.ok) throw new Refusal('RATE_LIMITED');
}

function fromBearer(
  { tokens, ended }: Deps,
  request: FastifyRequest,
  { orNobody }: { orNobody: boolean },
): UserId | null {
  const token = bearerToken(request.headers.authorization);
  if (token === null && orNobody) return null;
  const session = tokens.read(token);
  if (!session || ended.has(session)) throw new Refusal('LOGIN_REQUIRED');
  return session.userId;
}
