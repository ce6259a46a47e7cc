import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { dropDraft } from './drop-draft';
import { listDrafts, readDraft } from './read-drafts';
import { saveDraft } from './save-draft';

export function draftRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.drafts, ({ userId }) => listDrafts(deps, userId));
  route(app, deps, contract.draft, ({ userId, params }) => readDraft(deps, userId, params.draftId));
  route(app, deps, contract.saveDraft, ({ userId, params, body }) => saveDraft(deps, userId, params.draftId, body));
  route(app, deps, contract.dropDraft, async ({ userId, params }) => {
    await dropDraft(deps.db, userId, params.draftId);
    return { ok: true as const };
  });
}
