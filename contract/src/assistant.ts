import * as z from 'zod/mini';
import { ASSISTANT_MESSAGE_MAX, POST_TEXT_MAX } from './constants';
import { endpoint } from './endpoint';
import { appLink } from './link-shapes';
import { calendarDate, count, id, text, tokenText, won } from './shapes';
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
  /** What else holds for the next message; sending `drop` takes it away. */
  understood: z.array(z.object({ kind: z.enum(['want', 'budget', 'people']), label: z.string(), drop: z.string() })),
  /** The sentence at the start of `bot_response` that says so; empty when there is none. */
  said_back: z.string(),
  /** Suggested next messages. */
  suggestions: z.array(z.string()),
  /** Pages of this site where the user can do what they asked about (paths). */
  ways: z.array(z.object({ label: z.string(), to: appLink })),
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

/**
 * A value with the words it was read from. PER_HEAD: a share, times the people; PLUS_ME: those looked for, and the leader; HOME:
 * the saved address; SEVERAL: one of several that were said.
 */
const guess = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(
    z.object({
      value,
      said: z.string(),
      sure: z.boolean(),
      note: z.nullable(z.enum(['PER_HEAD', 'PLUS_ME', 'HOME', 'SEVERAL'])),
      by: z.enum(['rules', 'model']),
    }),
  );

export const PostReading = z.object({
  guesses: z.object({
    name: guess(z.string()),
    quantity: guess(z.string()),
    price: guess(won),
    totalUser: guess(count),
    deadline: guess(calendarDate),
    location: guess(z.string()),
    meetingNote: guess(z.string()),
    categoryId: guess(z.int()),
    /** One of our own drawings. */
    picture: guess(z.string()),
  }),
  content: z.string(),
  /** What was taken out of the text. */
  dropped: z.array(z.enum(['PHONE'])),
  /** Asked again with `deep`, a model may read more. */
  more: z.boolean(),
  by: z.enum(['rules', 'model']),
});
export type PostReading = z.infer<typeof PostReading>;

export const readPost = endpoint({
  method: 'POST',
  path: '/api/ml/post',
  summary: 'Reads a sentence or a pasted text as the form of a group purchase; posts nothing and opens no link',
  auth: 'user',
  body: z.object({
    text: text(1, POST_TEXT_MAX, `${POST_TEXT_MAX.toLocaleString('ko-KR')}자까지 적을 수 있어요.`),
    deep: z.optional(z.boolean()),
  }),
  response: PostReading,
  errors: [],
  limit: { max: 30, seconds: 60 },
});
