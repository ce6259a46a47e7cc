import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS, REFRESH_TOKEN_DAYS, type UserId } from '@mungchi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Ground } from '../../ground';
import { isSecure } from '../../http/origin';

/** Whose screen a page is rendered with. No call reads it; the session it names is looked up each time. */
export const SSR_COOKIE = 'drawn_for';

export type PageReader = { userId: UserId; sessionId: string };

/** Set wherever an access token is handed out. */
export function setSsrCookie(
  { config, keys, now }: Pick<Ground, 'config' | 'keys' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  whose: PageReader,
): void {
  const until = now().getTime() + REFRESH_TOKEN_DAYS * DAY_MS;
  const said = `${whose.userId}.${whose.sessionId}.${until}`;
  reply.setCookie(SSR_COOKIE, `${said}.${signature(keys.refresh.current(), said)}`, {
    ...attributes(config, request),
    maxAge: REFRESH_TOKEN_DAYS * 24 * 60 * 60,
  });
}

export function clearSsrCookie(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SSR_COOKIE, attributes(config, request));
}

/** Null for a missing, expired, foreign or malformed one. */
export function readSsrCookie(
  { keys, now }: Pick<Ground, 'now'> & { keys: Pick<Ground['keys'], 'refresh'> },
  cookie: string | undefined,
): PageReader | null {
  const [, said = '', userId, sessionId = '', until, sign = ''] =
    /^((\d{1,15})\.([\w-]{1,64})\.(\d{1,15}))\.([\w-]{1,64})$/.exec(cookie ?? '') ?? [];
  if (said === '' || Number(until) <= now().getTime()) return null;
  const isOurs = keys.refresh.accepted().some((key) => isSame(signature(key, said), sign));
  return isOurs ? { userId: Number(userId) as UserId, sessionId } : null;
}

/** The refresh key's, for this purpose only: it is no refresh token, and an access token has another key. */
function signature(key: string, said: string): string {
  return createHmac('sha256', key).update(`drawing ${said}`).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Only the web's own host has pages to render, so it is not for the whole domain unless the session is. */
function attributes(config: Config, request: FastifyRequest) {
  const { cookieDomain } = config;
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config, request),
    ...(cookieDomain && { domain: cookieDomain }),
  } as const;
}
