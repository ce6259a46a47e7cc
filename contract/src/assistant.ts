import * as z from 'zod/mini';
import { ASSISTANT_MESSAGE_MAX } from './constants';
import { endpoint } from './endpoint';
import { count, id, text, won } from './shapes';

export const AssistantReply = z.object({
  bot_response: z.string(),
  session_id: z.string(),
  message_count: count,
  recommended_products: z.array(z.object({ product_id: id, img_url: z.string(), name: z.string(), price: won })),
});
export type AssistantReply = z.infer<typeof AssistantReply>;

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
