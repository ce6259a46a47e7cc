import * as z from 'zod/mini';
import { ASSISTANT_MESSAGE_MAX } from './constants';
import { endpoint } from './endpoint';
import { count, id, text, tokenText, won } from './shapes';
import { cleanText } from './text';

const product = z.object({
  product_id: id,
  img_url: z.string(),
  name: z.string(),
  price: won,
  /** A follower's share when this many people buy it together. */
  price_per_person: won,
  people: count,
  /** The reason for this recommendation, in a few words; may be empty. */
  reason: z.string(),
});

/** A group purchase that is still recruiting. */
const board = z.object({
  board_id: id,
  title: z.string(),
  img_url: z.string(),
  price_per_person: won,
  /** Metres from the caller's home. */
  distance: count,
  seats_left: count,
  members: count,
  people: count,
  /** A day in Seoul. */
  deadline: z.string(),
  /** The caller already has a seat in it. */
  joined: z.boolean(),
});

export const AssistantReply = z.object({
  bot_response: z.string(),
  session_id: z.string(),
  message_count: count,
  recommended_products: z.array(product),
  recommended_boards: z.array(board),
  /** Products that fit but whose ingredients are unknown: never recommended while the user excludes an ingredient. */
  unsure_products: z.array(product),
  unsure_boards: z.array(board),
  /** Everything the user has excluded during this conversation. */
  exclusions: z.array(z.object({ key: z.string(), label: z.string() })),
  /** The sentence at the start of `bot_response` that says so; empty when there is none. */
  said_back: z.string(),
  /** Suggested next messages. */
  suggestions: z.array(z.string()),
  /** Pages of this site where the user can do what they asked about (paths). */
  ways: z.array(z.object({ label: z.string(), to: z.string() })),
});
export type AssistantReply = z.infer<typeof AssistantReply>;

const loose = z.optional(
  z.nullable(
    z.string().check(
      z.maxLength(200),
      z.overwrite((value) => cleanText(value).replaceAll('\0', '')),
    ),
  ),
);

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/ml/chat',
  summary: 'Sends one message to the shopping assistant (AI 뭉치) and returns its reply',
  auth: 'optional',
  body: z.object({
    message: text(1, ASSISTANT_MESSAGE_MAX, `메시지는 1~${ASSISTANT_MESSAGE_MAX}자로 적어 주세요.`),
    session_id: z.optional(z.nullable(tokenText(100))),
    user_profile: z.optional(z.nullable(z.object({ name: loose, birth: loose, gender: loose }))),
  }),
  response: AssistantReply,
  errors: ['SESSION_NOT_FOUND', 'SESSION_FOREIGN'],
  limit: { max: 30, seconds: 60 },
});
