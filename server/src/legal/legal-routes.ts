import { consents, legalDocument, saveConsents } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { readConsents } from './read-consents';
import { readDocument } from './read-document';
import { writeConsents } from './write-consents';

export function legalRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, legalDocument, ({ params, query }) => readDocument(deps, params.kind, query.version));
  route(app, deps, consents, ({ userId }) => readConsents(deps, userId));
  route(app, deps, saveConsents, async ({ userId, body }) => {
    await writeConsents(deps, userId, body);
    return { ok: true } as const;
  });
}
