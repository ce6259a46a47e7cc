import type * as chat from '../chat';
import type { Call } from '../endpoint';

export const chatRooms: Call<typeof chat.chatRooms> = {
  method: 'GET',
  path: '/api/chat/rooms',
  auth: 'user',
  paged: true,
};

export const chatRoom: Call<typeof chat.chatRoom> = {
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId',
  auth: 'user',
};

export const markRead: Call<typeof chat.markRead> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/read',
  auth: 'user',
};
