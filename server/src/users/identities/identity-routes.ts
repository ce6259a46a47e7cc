import { identities, linkIdentity, unlinkIdentity } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { audited } from '../../audit/audited';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { signedUpUser } from '../user-rows';
import { issueTicket } from './link-ticket';
import { listLogins } from './list-logins';
import { unlinkLogin } from './unlink-login';

export function identityRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, identities, ({ userId }) => listLogins(deps, userId));
  route(app, deps, linkIdentity, async ({ userId, params, request, reply }) => {
    await signedUpUser(deps.db, userId);
    return { path: await issueTicket(deps, userId, params.provider, request, reply) };
  });
  route(app, deps, unlinkIdentity, async ({ userId, params, request }) => {
    const line = { userId, action: 'unlink-login', object: params.provider, requestId: request.id } as const;
    await audited(deps, line, () => unlinkLogin(deps, userId, params.provider));
    return { ok: true } as const;
  });
}
