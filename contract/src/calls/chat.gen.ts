// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../chat';

export const chatRoom: Call<typeof area.chatRoom> = { method: 'GET', path: '/api/chat/rooms/:chatRoomId', auth: 'user' };

export const markRead: Call<typeof area.markRead> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/read', auth: 'user' };

export const pinMessage: Call<typeof area.pinMessage> = { method: 'PUT', path: '/api/chat/rooms/:chatRoomId/pin', auth: 'user' };

export const unpinMessage: Call<typeof area.unpinMessage> = { method: 'DELETE', path: '/api/chat/rooms/:chatRoomId/pin', auth: 'user' };
