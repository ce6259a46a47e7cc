import { Readable } from 'node:stream';
import { exportData as exportCall, obligations, withdraw as withdrawCall } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { audited } from '../audit/audited';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { clearSessionCookies } from '../users/session/refresh-cookie';
import { exportData } from './export-data';
import { readObligations } from './part-with-boards';
import { withdraw } from './withdraw';

async function* following(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, exportCall, async ({ userId }) => {
    const pieces = exportData(deps, userId);
    // Before the answer begins: then a refusal can still be told.
    const first = await pieces.next();
    return Readable.from(following(first.value, pieces));
  });
  route(app, deps, obligations, ({ userId }) => readObligations(deps.db, userId, false, deps.now()));
  route(app, deps, withdrawCall, async ({ userId, body, request, reply }) => {
    const line = { userId, action: 'withdraw', requestId: request.id } as const;
    await audited(deps, line, () => withdraw(deps, userId, body ?? {}));
    clearSessionCookies(deps.config, request, reply);
    return { ok: true } as const;
  });
}
