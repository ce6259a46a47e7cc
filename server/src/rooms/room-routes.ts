import { chatRoom, READS_HEADER, READS_OWN } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { markRead } from '../chat/mark-read';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { readRoom } from './read-room';

export function roomRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, chatRoom, async ({ userId, params, query, request }) => {
    const room = await readRoom(deps, userId, params.chatRoomId, query);
    const newest = query.before || query.after ? 0 : (room.messages.at(-1)?.seq ?? 0);
    if (newest > room.readSeq && request.headers[READS_HEADER] !== READS_OWN) {
      await markRead(deps, userId, params.chatRoomId, newest);
    }
    return room;
  });
}
