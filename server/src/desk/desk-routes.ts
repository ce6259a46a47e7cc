import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { readDesk } from './read-desk';
import { readPacking } from './read-packing';
import { savePackingNote } from './save-packing-note';

export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.desk, ({ userId }) => readDesk(deps, userId));
  route(app, deps, contract.packing, ({ userId, params }) => readPacking(deps, userId, params.chatRoomId));
  route(app, deps, contract.savePackingNote, async ({ userId, params, body }) => {
    await savePackingNote(deps, userId, params.chatRoomId, params.targetParticipantId, body.note);
    return { ok: true as const };
  });
}
