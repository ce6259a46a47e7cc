import {
  chatRooms,
  deleteMessage as deleteCall,
  muteRoom as muteRoomCall,
  searchTalk as searchCall,
} from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { deleteMessage } from './delete-message';
import { KnownRows } from './known-rows';
import { listRooms } from './list-rooms';
import { muteRoom } from './mute-room';
import { searchTalk } from './search-talk';

export function chatRoutes(app: FastifyInstance, deps: Deps): void {
  const lister = { ...deps, known: new KnownRows(deps.now) };
  route(app, deps, chatRooms, async (call) => {
    await deps.deliveredMarks.storeOf(call.userId);
    const { rooms, next } = await listRooms(lister, call.userId, call.query);
    call.nextCursor(next);
    return rooms;
  });
  route(app, deps, deleteCall, ({ userId, params }) => deleteMessage(deps, userId, params.chatRoomId, params.seq));
  route(app, deps, searchCall, ({ userId, params, query }) => searchTalk(deps, userId, params.chatRoomId, query));
  route(app, deps, muteRoomCall, ({ userId, params, body }) => muteRoom(deps, userId, params.chatRoomId, body.muted));
}
