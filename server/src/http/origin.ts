import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Refusal } from '../refusal';

/** The origin of the web app: configured, or the one this request came to. */
export function webOrigin(config: Config, request: FastifyRequest): string {
  return config.webOrigin ?? `${request.protocol}://${request.host}`;
}

/** Routes that a cookie opens are for our own pages only. A request without `Origin` is no browser's cross-site one. */
export function assertOwnOrigin(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = `${request.protocol}://${request.host}`;
  if (origin !== webOrigin(config, request) && origin !== own) throw new Refusal('ORIGIN_REFUSED');
}
