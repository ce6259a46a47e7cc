import * as at from '@mungchi/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { assertOwnOrigin } from '../http/origin';
import { route } from '../http/route';
import { Refusal } from '../refusal';
import { openWithKey, setSetupCookie } from './setup-session';
import {
  beginSetupCode,
  confirmSetupCode,
  finishSetup,
  makeFirstOperator,
  readSetup,
  restoreInSetup,
  saveSettings,
} from './setup-verbs';

const OK = { ok: true } as const;

export function setupRoutes(app: FastifyInstance, deps: Deps): void {
  /** Nothing of it is there without a setup under way; and then for one browser alone. */
  async function assertVisitor(request: FastifyRequest): Promise<void> {
    if (deps.setup === null) throw new Refusal('NOT_FOUND');
    assertOwnOrigin(deps.config, request);
    if (!(await deps.setup.isVisitor(request))) throw new Refusal('SETUP_TAKEN');
  }

  route(app, deps, at.openSetup, async ({ request, reply, body }) => {
    if (deps.setup === null) throw new Refusal('NOT_FOUND');
    assertOwnOrigin(deps.config, request);
    if (!(await deps.setup.isVisitor(request)))
      setSetupCookie(deps.config, request, reply, await openWithKey(deps.db, body.key));
    return readSetup(deps);
  });
  route(app, deps, at.readSetup, async ({ request }) => {
    await assertVisitor(request);
    return readSetup(deps);
  });
  route(app, deps, at.saveSetup, async ({ request, body }) => {
    await assertVisitor(request);
    const next = await saveSettings(deps, { byId: null, requestId: request.id }, body.settings);
    // A button that tries a provider tries what was just typed.
    Object.assign(deps.config, { identity: next.identity });
    return readSetup(deps);
  });
  route(app, deps, at.makeFirstOperator, async ({ request }) => {
    await assertVisitor(request);
    await makeFirstOperator(deps, request.id);
    return readSetup(deps);
  });
  route(app, deps, at.beginSetupCode, async ({ request }) => {
    await assertVisitor(request);
    return beginSetupCode(deps, request.id);
  });
  route(app, deps, at.confirmSetupCode, async ({ request, body }) => {
    await assertVisitor(request);
    await confirmSetupCode(deps, body.code, request.id);
    return readSetup(deps);
  });
  route(app, deps, at.restoreInSetup, async ({ request, body }) => {
    await assertVisitor(request);
    await restoreInSetup(deps, body.name);
    return OK;
  });
  route(app, deps, at.finishSetup, async ({ request }) => {
    await assertVisitor(request);
    await finishSetup(deps, request.id);
    return OK;
  });
}
