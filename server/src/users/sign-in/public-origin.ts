import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { publicOrigin as ownOrigin } from '../../http/origin';
import type { Provider } from './provider';
import { SignInTrouble } from './sign-in-trouble';

/** This server as the browser sees it. A client may send any Host, also one that is none. */
export function publicOrigin(config: Config, request: FastifyRequest): string {
  const origin = ownOrigin(config, request);
  if (!origin) throw new SignInTrouble('bad-request');
  return origin;
}

/** Where providers send people back to; registered there, so it never varies. */
export function redirectUriOf(config: Config, request: FastifyRequest, provider: Provider): string {
  return `${publicOrigin(config, request)}/login/oauth2/code/${provider}`;
}
