// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type { SendCall, TopicCall } from '../topic';
import type * as area from '../chat-messages';

export const deleteMessage: Call<typeof area.deleteMessage> = { method: 'DELETE', path: '/api/chat/rooms/:chatRoomId/messages/:seq', auth: 'user' };

export const roomMessages: TopicCall<typeof area.roomMessages> = { path: '/topic/chatroom.:chatRoomId' };

export const sendMessage: SendCall<typeof area.sendMessage> = { destination: '/app/chat.sendMessage' };
