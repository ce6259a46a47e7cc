import * as z from 'zod/mini';
import { RADII, WISH_NAME_MAX } from './constants';
import { endpoint } from './endpoint';
import { boardId, wishId, wishIdParam } from './ids';
import { count, instant, line, text } from './shapes';
import { topic } from './topic';

/** 같이 살 사람?: one line of what somebody would share if a neighbour did too. People in it are a number to everybody. */
export const WISH_STATES = ['OPEN', 'GATHERED', 'OPENED', 'ENDED'] as const;
export type WishState = (typeof WISH_STATES)[number];

export const Wish = z.object({
  id: wishId,
  name: z.string(),
  people: count,
  state: z.enum(WISH_STATES),
  /** The ring around the reader's saved location that it is in; null beyond, and for visitors. */
  near: z.nullable(z.literal([...RADII])),
  /** The 동 of its grid point; empty where there is none. */
  place: z.string(),
  /** Whether the caller is in it. */
  mine: z.boolean(),
  until: instant,
  /** The caller may go on looking now. */
  keepable: z.boolean(),
  /** The group purchase that was opened from it. */
  boardId: z.nullable(boardId),
});
export type Wish = z.infer<typeof Wish>;

/** What changed; a hint: a client that may have missed one reads again. */
export const WishNews = z.object({
  id: wishId,
  people: count,
  state: z.enum(WISH_STATES),
  boardId: z.nullable(boardId),
});
export type WishNews = z.infer<typeof WishNews>;

const wishParams = z.object({ wishId: wishIdParam });

export const AskWish = z.object({
  name: line(1, WISH_NAME_MAX, `1~${WISH_NAME_MAX}자로 적어 주세요.`),
  /** Also when neighbours look for the same already. */
  sure: z.optional(z.boolean('따로 올릴지 골라 주세요.')),
});

export const wishes = endpoint({
  method: 'GET',
  path: '/api/wishes',
  summary: 'Lists at most 50 wishes near the caller: gathered ones first, then the most wanted, then the newest',
  auth: 'user',
  query: z.object({ like: z.optional(text(1, WISH_NAME_MAX, `1~${WISH_NAME_MAX}자로 적어 주세요.`)) }),
  response: z.array(Wish),
  errors: [],
  limit: { max: 60, seconds: 60 },
});

export const ownWishes = endpoint({
  method: 'GET',
  path: '/api/wishes/mine',
  summary: 'Lists the wishes the caller is in, newest first; ended ones for a week',
  auth: 'user',
  response: z.array(Wish),
  errors: [],
});

export const wish = endpoint({
  method: 'GET',
  path: '/api/wishes/:wishId',
  summary: 'Reads one wish; visitors who are not signed in may read it too',
  auth: 'optional',
  params: wishParams,
  response: Wish,
  errors: ['WISH_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});

export const askWish = endpoint({
  method: 'POST',
  path: '/api/wishes',
  summary: 'Asks who would share something; the answer is the wish the caller is in already, if that is alike',
  auth: 'user',
  standing: 'active',
  body: AskWish,
  response: Wish,
  errors: ['SIGNUP_REQUIRED', 'HOME_UNSET', 'WISH_ALIKE', 'WISHES_FULL'],
  limit: { max: 10, seconds: 3600 },
});

export const joinWish = endpoint({
  method: 'POST',
  path: '/api/wishes/:wishId/people',
  summary: 'Joins a wish nearby; repeating it changes nothing',
  auth: 'user',
  standing: 'active',
  params: wishParams,
  response: Wish,
  errors: ['WISH_NOT_FOUND', 'SIGNUP_REQUIRED', 'HOME_UNSET', 'WISH_FAR', 'WISH_FULL', 'WISHES_FULL', 'WISH_OPENED'],
  limit: { max: 60, seconds: 60 },
});

export const leaveWish = endpoint({
  method: 'DELETE',
  path: '/api/wishes/:wishId/people',
  summary: 'Leaves a wish, which ends with the last one; repeating it changes nothing',
  auth: 'user',
  params: wishParams,
  response: Wish,
  errors: ['WISH_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});

export const keepWish = endpoint({
  method: 'POST',
  path: '/api/wishes/:wishId/keep',
  summary: 'Goes on with a wish for three weeks more, by anybody in it on its last day; earlier it changes nothing',
  auth: 'user',
  standing: 'active',
  params: wishParams,
  response: Wish,
  errors: ['WISH_NOT_FOUND', 'WISH_KEPT'],
});

export const wishNews = topic({
  path: '/topic/wish.:wishId',
  summary: 'Changes of one wish, for whoever may read it',
  auth: 'user',
  params: wishParams,
  body: WishNews,
  errors: ['WISH_NOT_FOUND'],
});
