import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { answerPoll } from './answer-poll';
import { cancelAppointment } from './cancel-appointment';
import { openPoll } from './open-poll';
import { pickSlot } from './pick-slot';
import { readHandover } from './read-handover';
import { setAppointment } from './set-appointment';
import { wordRoutes } from './word-routes';

export function handoverRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.handover, ({ userId, params }) => readHandover(deps, userId, params.chatRoomId));
  wordRoutes(app, deps);
  route(app, deps, contract.setAppointment, async ({ userId, params: { chatRoomId }, body }) => {
    await setAppointment(deps, userId, chatRoomId, body);
    return readHandover(deps, userId, chatRoomId);
  });
  route(app, deps, contract.cancelAppointment, async ({ userId, params: { chatRoomId } }) => {
    await cancelAppointment(deps, userId, chatRoomId);
    return readHandover(deps, userId, chatRoomId);
  });
  route(app, deps, contract.openPoll, async ({ userId, params: { chatRoomId }, body }) => {
    await openPoll(deps, userId, chatRoomId, body);
    return readHandover(deps, userId, chatRoomId);
  });
  route(app, deps, contract.answerPoll, async ({ userId, params: { chatRoomId, pollId }, body }) => {
    await answerPoll(deps, userId, chatRoomId, pollId, body.slots);
    return readHandover(deps, userId, chatRoomId);
  });
  route(app, deps, contract.pickSlot, async ({ userId, params: { chatRoomId, pollId }, body }) => {
    await pickSlot(deps, userId, chatRoomId, pollId, body.slot);
    return readHandover(deps, userId, chatRoomId);
  });
}
