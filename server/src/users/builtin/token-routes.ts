import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Deps } from '../../deps';
import { bearerToken } from '../../http/access-token';
import { sameSecret } from '../sign-in/same-secret';
import { seal, unseal } from '../sign-in/sealed';
import { redeemCode } from './builtin-codes';
import { BUILTIN_CLIENT_ID, builtinClientSecret } from './builtin-provider';
import type { Person } from './person';

const ACCESS_SECONDS = 300;

const TokenRequest = z.object({
  grant_type: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().optional(),
});

type ByProvider = { Params: { provider: string } };

/** The back-channel calls of the client: token (RFC 6749) and user info. */
export function tokenRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<ByProvider>('/oauth2/builtin/:provider/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, error: string) => reply.status(status).send({ error });
    const { data } = TokenRequest.safeParse(request.body);
    if (!data || !deps.config.identity.builtIn) return refuse(400, 'invalid_request');
    if (data.grant_type !== 'authorization_code') return refuse(400, 'unsupported_grant_type');
    if (data.client_id !== BUILTIN_CLIENT_ID || !sameSecret(data.client_secret, builtinClientSecret(deps))) {
      return refuse(401, 'invalid_client');
    }
    const person = await redeemCode(deps, {
      provider: request.params.provider,
      code: data.code,
      redirectUri: data.redirect_uri,
      verifier: data.code_verifier,
    });
    if (!person) return refuse(400, 'invalid_grant');
    const expiresAt = new Date(deps.now().getTime() + ACCESS_SECONDS * 1000);
    return {
      access_token: seal(deps.keys.signIn.current(), 'built-in', { person }, expiresAt),
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
    };
  });

  app.get<ByProvider>('/oauth2/builtin/:provider/userinfo', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = bearerToken(request.headers.authorization) ?? undefined;
    const claims = deps.keys.signIn
      .accepted()
      .map((key) => unseal<{ person: Person }>(key, 'built-in', token, deps.now()))
      .find((each) => each !== null);
    if (!claims) return reply.status(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_token' });
    return claims.person;
  });
}
