import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { markWord, unmarkWord } from './mark-word';
import { readHandover } from './read-handover';

/** What the leader says about each follower. */
export function wordRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.markHanded, async ({ userId, params: { chatRoomId, targetParticipantId } }) => {
    await markWord(deps, userId, chatRoomId, targetParticipantId, 'HANDED');
    return readHandover(deps, userId, chatRoomId);
  });
  route(app, deps, contract.unmarkHanded, async ({ userId, params: { chatRoomId, targetParticipantId } }) => {
    await unmarkWord(deps, userId, chatRoomId, targetParticipantId, 'HANDED');
    return readHandover(deps, userId, chatRoomId);
  });
  route(app, deps, contract.markNoShow, async ({ userId, params: { chatRoomId, targetParticipantId } }) => {
    await markWord(deps, userId, chatRoomId, targetParticipantId, 'NO_SHOW');
    return readHandover(deps, userId, chatRoomId);
  });
  route(app, deps, contract.unmarkNoShow, async ({ userId, params: { chatRoomId, targetParticipantId } }) => {
    await unmarkWord(deps, userId, chatRoomId, targetParticipantId, 'NO_SHOW');
    return readHandover(deps, userId, chatRoomId);
  });
}
