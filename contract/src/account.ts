import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done, instant } from './shapes';

export const SignedInDevice = z.object({
  id: z.string(),
  /** Device and browser in Korean: 아이폰 · 사파리. */
  browser: z.string(),
  openedAt: instant,
  usedAt: instant,
  /** The session that asks. */
  here: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const sessions = endpoint({
  method: 'GET',
  path: '/api/users/sessions',
  summary: 'Lists where the caller is signed in, last used first',
  auth: 'user',
  response: z.array(SignedInDevice),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions/:sessionId',
  summary: 'Signs the caller out of one session; one that is unknown is done',
  auth: 'user',
  params: z.object({ sessionId: z.uuid('올바른 기기가 아니에요.') }),
  response: done,
  errors: [],
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions',
  summary: 'Signs the caller out everywhere, here too',
  auth: 'user',
  response: done,
  errors: [],
});
