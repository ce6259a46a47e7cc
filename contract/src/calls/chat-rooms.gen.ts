// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type { TopicCall } from '../topic';
import type * as area from '../chat-rooms';

export const chatRooms: Call<typeof area.chatRooms> = { method: 'GET', path: '/api/chat/rooms', auth: 'user', paged: true };

export const ownRooms: TopicCall<typeof area.ownRooms> = { path: '/topic/user.:userId.rooms' };
