import { REFRESH_TOKEN_DAYS } from '@mungchi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { REFRESH_COOKIE } from '../../http/caller';
import { isSecure } from '../../http/origin';
import { clearSsrCookie } from './ssr-cookie';

export function setRefreshCookie(config: Config, request: FastifyRequest, reply: FastifyReply, token: string): void {
  forgetHostCookie(config, request, reply);
  reply.setCookie(REFRESH_COOKIE, token, {
    ...attributes(config, request),
    ...domainOf(config),
    maxAge: REFRESH_TOKEN_DAYS * 24 * 60 * 60,
  });
}

export function clearSessionCookies(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  forgetHostCookie(config, request, reply);
  reply.clearCookie(REFRESH_COOKIE, { ...attributes(config, request), ...domainOf(config) });
  clearSsrCookie(config, request, reply);
}

/** A host-only cookie from before COOKIE_DOMAIN was set would still be sent, and look like token reuse. */
function forgetHostCookie(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (config.cookieDomain) reply.clearCookie(REFRESH_COOKIE, attributes(config, request));
}

function domainOf({ cookieDomain }: Config) {
  return cookieDomain ? { domain: cookieDomain } : {};
}

function attributes(config: Config, request: FastifyRequest) {
  return { path: '/api', httpOnly: true, sameSite: 'lax', secure: isSecure(config, request) } as const;
}
