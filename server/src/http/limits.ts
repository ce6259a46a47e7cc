import rateLimit from '@fastify/rate-limit';
import type { Limit } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { addressKey } from './address-key';
import { limitStore } from './limit-store';

const SAYS_NOTHING = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** The configuration of a rate-limited route. */
export function heldTo({ config }: Pick<Deps, 'config'>, { max, seconds }: Limit) {
  return { max: Math.ceil(max * config.rateLimitFactor), timeWindow: seconds * 1000 };
}

/** Applies the limit of every route that names one in its configuration, per user or else per address. */
export async function registerLimits(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // After the caller is identified, and before a body is read.
    hook: 'onRequest',
    keyGenerator: (request) => (request.userId ? `user ${request.userId}` : `address ${addressKey(request.ip)}`),
    errorResponseBuilder: () => new Refusal('RATE_LIMITED'),
    addHeaders: SAYS_NOTHING,
    addHeadersOnExceeding: SAYS_NOTHING,
    store: limitStore(deps),
  });
}
