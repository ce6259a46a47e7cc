import * as z from 'zod/mini';
import { ChatMessage } from './chat-messages';
import { endpoint } from './endpoint';
import { roomParams } from './ids';
import { idInput, text } from './shapes';

const NEEDLE_MAX = 50;

/** Spaces and case do not count. Null when nothing is left to look for. */
export function needleOf(written: string): string | null {
  return written.normalize('NFC').toLowerCase().replace(/\s/g, '') || null;
}

export const searchTalk = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/search',
  summary:
    'Finds what people said in a room, newest first, in its last messages or those before `before`; `next` goes on from there',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  query: z.object({
    q: text(1, NEEDLE_MAX, `찾을 말은 1~${NEEDLE_MAX}자로 적어 주세요.`),
    before: z.optional(idInput),
  }),
  response: z.object({ found: z.array(ChatMessage), next: z.nullable(z.int()) }),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
  limit: { max: 60, seconds: 60 },
});
