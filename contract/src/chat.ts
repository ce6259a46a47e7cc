import * as z from 'zod/mini';
import { CHAT_PAGE_MAX } from './constants';
import { endpoint } from './endpoint';
import { ChatRoom, ChatRoomRow } from './entities';
import { count, idParam, instantInput, pageQuery, wholeNumber } from './shapes';

export const roomParams = z.object({ chatRoomId: idParam });

export const chatRooms = endpoint({
  method: 'GET',
  path: '/api/chat/rooms',
  summary: 'The rooms one is a member of, latest message first',
  auth: 'user',
  query: pageQuery,
  response: z.array(ChatRoomRow),
  errors: [],
  paged: true,
});

export const chatRoom = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId',
  summary: 'A room with its members and a page of messages, oldest first',
  auth: 'user',
  params: roomParams,
  query: z.object({
    before: z.optional(instantInput),
    /** Gap fill after a reconnect. */
    after: z.optional(instantInput),
    size: z.optional(wholeNumber(1, CHAT_PAGE_MAX, `size는 1에서 ${CHAT_PAGE_MAX} 사이예요.`)),
  }),
  response: ChatRoom,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/read',
  summary: 'Moves the read mark forward (to the newest message without a body)',
  auth: 'user',
  params: roomParams,
  body: z.optional(z.object({ seq: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER, '올바른 번호가 아니에요.')) })),
  response: z.object({ readSeq: count, unreadCount: count }),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});
