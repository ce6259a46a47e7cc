import rateLimit from '@fastify/rate-limit';
import type { Limit } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { addressKey } from './address-key';
import { limitStore } from './limit-store';

const SAYS_NOTHING = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** The configuration of a route that is held to a limit. */
export function heldTo({ config }: Pick<Deps, 'config'>, { max, seconds }: Limit) {
  return { max: Math.ceil(max * config.rateLimitFactor), timeWindow: seconds * 1000 };
}

/** Routes that name a limit in their configuration are held to it, per person or else per address. */
export async function registerLimits(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // After the route has found out who is calling, and before a body is read.
    hook: 'onRequest',
    keyGenerator: (request) => (request.userId ? `user ${request.userId}` : `address ${addressKey(request.ip)}`),
    errorResponseBuilder: () => new Refusal('RATE_LIMITED'),
    addHeaders: SAYS_NOTHING,
    addHeadersOnExceeding: SAYS_NOTHING,
    store: limitStore(deps),
  });
}
