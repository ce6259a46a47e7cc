import { createHmac, randomBytes } from 'node:crypto';
import type { UserId } from '@mungchi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { isSecure } from '../../http/origin';
import type { Provider } from './provider';
import { sameSecret } from './same-secret';
import { seal, unseal } from './sealed';

const FLOW_MS = 10 * 60 * 1000;

/** The state of one sign-in between the redirect to the provider and the callback. */
export type Flow = {
  state: string;
  verifier: string;
  /** Whose account the login is linked to; null for a sign-in. */
  linkTo: UserId | null;
};

type Sealed = { state: string; provider: string; linkTo?: UserId | null };

export function startFlow(
  deps: Deps,
  provider: Provider,
  linkTo: UserId | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Flow {
  const state = randomBytes(24).toString('base64url');
  const key = deps.keys.signIn.current();
  const expiresAt = new Date(deps.now().getTime() + FLOW_MS);
  reply.setCookie(cookieName(provider), seal(key, 'flow', { state, provider, linkTo }, expiresAt), {
    ...attributes(deps, request),
    maxAge: FLOW_MS / 1000,
  });
  return { state, verifier: verifierOf(key, state), linkTo };
}

/** The flow of this callback, single use; null when this browser started none or a different one. */
export function endFlow(deps: Deps, provider: Provider, request: FastifyRequest, reply: FastifyReply): Flow | null {
  const { state } = request.query as { state?: unknown };
  const sealed = request.cookies[cookieName(provider)];
  for (const key of deps.keys.signIn.accepted()) {
    const flow = unseal<Sealed>(key, 'flow', sealed, deps.now());
    if (typeof state !== 'string' || !flow || flow.provider !== provider || !sameSecret(flow.state, state)) continue;
    reply.clearCookie(cookieName(provider), attributes(deps, request));
    return { state, verifier: verifierOf(key, state), linkTo: flow.linkTo ?? null };
  }
  return null;
}

function cookieName(provider: Provider): string {
  return `sign_in_${provider}`;
}

function attributes(deps: Deps, request: FastifyRequest) {
  return {
    path: '/login/oauth2/code',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(deps.config, request),
  } as const;
}

/** Derived from the state, so that it never leaves the server before it is used. */
function verifierOf(key: string, state: string): string {
  return createHmac('sha256', key).update(`verifier ${state}`).digest('base64url');
}
