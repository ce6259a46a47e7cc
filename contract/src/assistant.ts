import * as z from 'zod/mini';
import { ASSISTANT_MESSAGE_MAX } from './constants';
import { endpoint } from './endpoint';
import { AssistantReply } from './entities';
import { text } from './shapes';

const loose = z.optional(z.nullable(z.string().check(z.maxLength(200))));

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/ml/chat',
  summary: 'One turn with AI 뭉치',
  auth: 'optional',
  body: z.object({
    message: text(1, ASSISTANT_MESSAGE_MAX, `메시지는 1~${ASSISTANT_MESSAGE_MAX}자로 적어 주세요.`),
    session_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    user_profile: z.optional(z.nullable(z.object({ name: loose, birth: loose, gender: loose }))),
  }),
  response: AssistantReply,
  errors: ['SESSION_NOT_FOUND', 'SESSION_FOREIGN'],
  limit: { max: 30, seconds: 60 },
});
