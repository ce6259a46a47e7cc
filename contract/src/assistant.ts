import * as z from 'zod/mini';
import { ASSISTANT_MESSAGE_MAX } from './constants';
import { endpoint } from './endpoint';
import { count, id, text, won } from './shapes';

const product = z.object({
  product_id: id,
  img_url: z.string(),
  name: z.string(),
  price: won,
  /** One follower's share when so many buy it together. */
  price_per_person: won,
  people: count,
  /** Why this one, in a few words; may be empty. */
  reason: z.string(),
});

/** A group purchase that recruits. */
const board = z.object({
  board_id: id,
  title: z.string(),
  img_url: z.string(),
  price_per_person: won,
  /** Metres from the asker's home. */
  distance: count,
  seats_left: count,
  members: count,
  people: count,
  /** A day in Seoul. */
  deadline: z.string(),
  /** The asker has a seat in it already. */
  joined: z.boolean(),
});

export const AssistantReply = z.object({
  bot_response: z.string(),
  session_id: z.string(),
  message_count: count,
  recommended_products: z.array(product),
  recommended_boards: z.array(board),
  /** Would do, but nobody knows what is in them: never among the recommended while something is left out for it. */
  unsure_products: z.array(product),
  unsure_boards: z.array(board),
  /** What is left out for the whole talk. */
  exclusions: z.array(z.object({ key: z.string(), label: z.string() })),
  /** How that is said at the beginning of `bot_response`; empty when it is not. */
  said_back: z.string(),
  /** What one might say next. */
  suggestions: z.array(z.string()),
  /** Where what was asked about is done: paths of this site. */
  ways: z.array(z.object({ label: z.string(), to: z.string() })),
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
