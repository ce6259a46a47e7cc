import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Deps } from '../../deps';
import type { IdentityProvider, Provider } from '../sign-in/provider';
import { Person } from './person';

export const BUILTIN_CLIENT_ID = 'mungchi';

/** Replaces a provider without credentials: a real OAuth server in this process, used by the same client. */
export function builtinProvider(
  app: FastifyInstance,
  deps: Deps,
  provider: Provider,
  origin: string,
): IdentityProvider {
  const base = `${origin}/oauth2/builtin/${provider}`;
  return {
    endpoints: { issuer: base, authorize: `${base}/authorize`, token: `${base}/token`, profile: `${base}/userinfo` },
    clientId: BUILTIN_CLIENT_ID,
    clientSecret: builtinClientSecret(deps),
    pkce: true,
    scope: null,
    readProfile(answer) {
      const { data } = Person.safeParse(answer);
      return data ? { provider: data.provider, providerUserId: data.sub, name: data.name, email: data.email } : null;
    },
    fetch: throughTheApp(app),
  };
}

export function builtinClientSecret({ keys }: Deps): string {
  return createHmac('sha256', keys.signIn.current()).update('built-in client').digest('base64url');
}

/** Calls the route in process, independent of the public address or proxy. */
function throughTheApp(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: new URL(url).pathname,
      headers,
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}
