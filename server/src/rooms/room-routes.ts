import { chatRoom, markRead as markReadCall, READS_HEADER, READS_OWN, raiseSeats as raise } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { raiseSeats } from '../boards/seats/raise-seats';
import { markRead } from '../chat/mark-read';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { readNotifications } from '../notifications/read-notifications';
import { readRoom } from './read-room';

export function roomRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, chatRoom, async ({ userId, params, query, request }) => {
    const room = await readRoom(deps, userId, params.chatRoomId, query);
    const isOpened = !query.before && !query.after;
    // What happened is seen in the room: it is not counted twice.
    if (isOpened) await readNotifications(deps, userId, { boardId: params.chatRoomId });
    const newest = isOpened ? (room.messages.at(-1)?.seq ?? 0) : 0;
    if (newest > room.readSeq && request.headers[READS_HEADER] !== READS_OWN) {
      await markRead(deps, userId, params.chatRoomId, newest);
    }
    return room;
  });
  route(app, deps, raise, async ({ userId, params: { chatRoomId }, body }) => {
    await raiseSeats(deps, userId, chatRoomId, body.seats);
    return readRoom(deps, userId, chatRoomId, {});
  });
  route(app, deps, markReadCall, async ({ userId, params: { chatRoomId }, body }) => {
    const mark = await markRead(deps, userId, chatRoomId, body?.seq);
    await readNotifications(deps, userId, { boardId: chatRoomId });
    return mark;
  });
}
