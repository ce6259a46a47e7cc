import { chatRoom, chatRooms, markRead as markReadCall, READS_HEADER, READS_OWN } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { listRooms } from './list-rooms';
import { markRead } from './mark-read';
import { readRoom } from './read-room';

export function chatRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, chatRooms, async (call) => {
    await deps.heard.storeOf(call.userId);
    const { rooms, next } = await listRooms(deps, call.userId, call.query);
    call.nextCursor(next);
    return rooms;
  });
  route(app, deps, chatRoom, async ({ userId, params, query, request }) => {
    const room = await readRoom(deps, userId, params.chatRoomId, query);
    const newest = query.before || query.after ? 0 : (room.messages.at(-1)?.seq ?? 0);
    if (newest > room.readSeq && request.headers[READS_HEADER] !== READS_OWN) {
      await markRead(deps, userId, room.id, newest);
    }
    return room;
  });
  route(app, deps, markReadCall, ({ userId, params, body }) => markRead(deps, userId, params.chatRoomId, body?.seq));
}
