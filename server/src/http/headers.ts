import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { contentPolicy } from './content-policy';

/** The few headers of every answer. Pages carry the full set, see `pageHeaders`. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** For HTML. */
export function pageHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(config),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
    ...(config.webOrigin?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
