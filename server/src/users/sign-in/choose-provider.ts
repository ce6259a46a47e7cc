import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { builtinProvider } from '../builtin/builtin-provider';
import { configuredProvider } from './configured-provider';
import { type IdentityProvider, isProvider, type Provider } from './provider';
import { signInOrigin } from './public-origin';
import { SignInTrouble } from './sign-in-trouble';

/** The provider named in the path: configured with the operator's credentials, else the built-in replacement. */
export function chooseProvider(
  app: FastifyInstance,
  deps: Deps,
  request: FastifyRequest,
): { name: Provider; provider: IdentityProvider } {
  const { provider: name } = request.params as { provider: string };
  if (!isProvider(name)) throw new SignInTrouble('unknown-provider');
  const { identity } = deps.config;
  const credentials = identity[name];
  if (credentials) return { name, provider: configuredProvider(name, credentials) };
  if (!identity.builtIn) throw new SignInTrouble('not-offered');
  return { name, provider: builtinProvider(app, deps, name, signInOrigin(deps.config, request)) };
}
