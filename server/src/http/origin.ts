import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Refusal } from '../refusal';

/** The origin of the web app: configured, or else that of the request. */
export function webOrigin(config: Config, request: FastifyRequest): string {
  return config.webOrigin ?? askedOrigin(request);
}

/** `Secure` of a cookie follows the scheme the browser sees, which behind a proxy only the configuration may know. */
export function isSecure(config: Config, request: FastifyRequest): boolean {
  return request.protocol === 'https' || webOrigin(config, request).startsWith('https:');
}

/**
 * This server as the browser sees it; null when the Host header is invalid. Behind a proxy, often only WEB_ORIGIN tells
 * that it is https.
 */
export function publicOrigin(
  { publicOrigin: configured, webOrigin: web }: Config,
  request: FastifyRequest,
): string | null {
  if (configured) return configured;
  if (web?.endsWith(`://${askedHost(request)}`)) return web;
  const origin = askedOrigin(request);
  return URL.canParse(origin) ? origin : null;
}

/**
 * Routes authenticated by a cookie accept only our own pages. A browser that sends no `Origin` says by `Sec-Fetch-Site` where a
 * request comes from; who sends neither is no browser.
 */
export function assertOwnOrigin(config: Config, request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === 'cross-site') throw new Refusal('ORIGIN_REFUSED');
  if (origin === undefined) return;
  if (![askedOrigin(request), webOrigin(config, request), config.publicOrigin].includes(origin))
    throw new Refusal('ORIGIN_REFUSED');
}

/** Never `X-Forwarded-Host`, which Fastify believes behind a trusted proxy: few proxies strip the one a client sends. */
function askedHost(request: FastifyRequest): string {
  return request.headers.host ?? '';
}

function askedOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${askedHost(request)}`;
}
