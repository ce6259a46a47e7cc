import type * as chat from '../chat';
import type * as messages from '../chat-messages';
import type * as rooms from '../chat-rooms';
import type { Call } from '../endpoint';
import type * as search from '../talk-search';
import type { SendCall, TopicCall } from '../topic';

export const chatRooms: Call<typeof rooms.chatRooms> = {
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

export const deleteMessage: Call<typeof messages.deleteMessage> = {
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/messages/:seq',
  auth: 'user',
};

export const pinMessage: Call<typeof chat.pinMessage> = {
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/pin',
  auth: 'user',
};

export const unpinMessage: Call<typeof chat.unpinMessage> = {
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/pin',
  auth: 'user',
};

export const searchTalk: Call<typeof search.searchTalk> = {
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/search',
  auth: 'user',
};

export const sendMessage: SendCall<typeof messages.sendMessage> = { destination: '/app/chat.sendMessage' };

export const roomMessages: TopicCall<typeof messages.roomMessages> = { path: '/topic/chatroom.:chatRoomId' };

export const ownRooms: TopicCall<typeof rooms.ownRooms> = { path: '/topic/user.:userId.rooms' };
