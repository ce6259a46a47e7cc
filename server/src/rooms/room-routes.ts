import {
  chatRoom,
  markRead as markReadCall,
  pinMessage as pin,
  READS_HEADER,
  READS_OWN,
  type RoomId,
  raiseSeats as raise,
  seenOn,
  unpinMessage as unpin,
} from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { raiseSeats } from '../boards/seats/raise-seats';
import { markRead } from '../chat/mark-read';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { readNotifications } from '../notifications/read-notifications';
import { pinMessage } from './pin-message';
import { readRoom } from './read-room';

/** Clients that report no reading of their own have the room before their eyes when they fetch it. */
const seenInRoom = (room: RoomId) => ({ seen: seenOn(`/chat/${room}`) });

export function roomRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, chatRoom, async ({ userId, params, query, request }) => {
    const room = await readRoom(deps, userId, params.chatRoomId, query);
    const isShown = !query.before && !query.after && request.headers[READS_HEADER] !== READS_OWN;
    // Our own client says what was seen: its other screens of a room fetch the room, too.
    if (isShown) {
      await readNotifications(deps, userId, seenInRoom(params.chatRoomId));
      const newest = room.messages.at(-1)?.seq ?? 0;
      if (newest > room.readSeq) await markRead(deps, userId, params.chatRoomId, newest);
    }
    return room;
  });
  route(app, deps, raise, async ({ userId, params: { chatRoomId }, body }) => {
    await raiseSeats(deps, userId, chatRoomId, body.seats);
    return readRoom(deps, userId, chatRoomId, {});
  });
  route(app, deps, pin, ({ userId, params: { chatRoomId }, body }) => pinMessage(deps, userId, chatRoomId, body.seq));
  route(app, deps, unpin, ({ userId, params: { chatRoomId } }) => pinMessage(deps, userId, chatRoomId, null));
  route(app, deps, markReadCall, async ({ userId, params: { chatRoomId }, body }) => {
    const mark = await markRead(deps, userId, chatRoomId, body?.seq);
    await readNotifications(deps, userId, seenInRoom(chatRoomId));
    return mark;
  });
}
