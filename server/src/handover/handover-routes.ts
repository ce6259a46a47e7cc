import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { cancelAppointment } from './cancel-appointment';
import { readHandover } from './read-handover';
import { setAppointment } from './set-appointment';

export function handoverRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.handover, ({ userId, params }) => readHandover(deps, userId, params.chatRoomId));
  route(app, deps, contract.setAppointment, async ({ userId, params: { chatRoomId }, body }) => {
    await setAppointment(deps, userId, chatRoomId, body);
    return readHandover(deps, userId, chatRoomId);
  });
  route(app, deps, contract.cancelAppointment, async ({ userId, params: { chatRoomId } }) => {
    await cancelAppointment(deps, userId, chatRoomId);
    return readHandover(deps, userId, chatRoomId);
  });
}
