import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Provider } from './provider';
import { SignInTrouble } from './sign-in-trouble';

/** This server as the browser sees it. Behind a proxy only WEB_ORIGIN may know that it is https. */
export function publicOrigin({ webOrigin }: Config, request: FastifyRequest): string {
  if (webOrigin && new URL(webOrigin).host === request.host) return webOrigin;
  const origin = `${request.protocol}://${request.host}`;
  // A client may send any Host, also one that is none.
  if (!URL.canParse(origin)) throw new SignInTrouble('bad-request');
  return origin;
}

/** Where providers send people back to; registered there, so it never varies. */
export function redirectUriOf(config: Config, request: FastifyRequest, provider: Provider): string {
  return `${publicOrigin(config, request)}/login/oauth2/code/${provider}`;
}
