import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { publicOrigin as ownOrigin } from '../../http/origin';
import type { Provider } from './provider';
import { SignInTrouble } from './sign-in-trouble';

/** This server's origin as the browser sees it. The Host header is client input and may be invalid. */
export function signInOrigin(config: Config, request: FastifyRequest): string {
  const origin = ownOrigin(config, request);
  if (!origin) throw new SignInTrouble('bad-request');
  return origin;
}

/** The redirect URI; registered with the provider, so it must not vary. */
export function redirectUriOf(config: Config, request: FastifyRequest, provider: Provider): string {
  return `${signInOrigin(config, request)}/login/oauth2/code/${provider}`;
}
