import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { appLink } from './link-shapes';
import { done, instant, text } from './shapes';

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
  standing: 'any',
  response: z.array(SignedInDevice),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions/:sessionId',
  summary: 'Signs the caller out of one session; an unknown session is no error',
  auth: 'user',
  standing: 'any',
  params: z.object({ sessionId: z.uuid('올바른 기기가 아니에요.') }),
  response: done,
  errors: [],
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions',
  summary: 'Signs the caller out of every session, this one included',
  auth: 'user',
  standing: 'any',
  response: done,
  errors: [],
});

export const exportData = endpoint({
  method: 'GET',
  path: '/api/users/export',
  summary: 'Exports everything that is stored about the caller, by table',
  auth: 'user',
  standing: 'any',
  response: z.object({
    at: instant,
    /** By table, with the columns that say something to a person. */
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  errors: [],
  limit: { max: 3, seconds: 86_400 },
});

/** What has to be finished before leaving, in the order of its urgency. */
export const obligations = endpoint({
  method: 'GET',
  path: '/api/users/obligations',
  summary: 'Lists what keeps the caller from deleting the account: purchases, problems and money that are not finished',
  auth: 'user',
  standing: 'any',
  response: z.array(
    z.object({
      kind: z.enum(['LEADING', 'PAID', 'DISPUTE', 'SETTLING', 'PAYOUT', 'BALANCE']),
      path: appLink,
      title: z.string(),
    }),
  ),
  errors: [],
  limit: { max: 60, seconds: 60 },
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/api/users',
  summary:
    'Deletes the caller’s account; while obligations are left, refused with `fields` that name them (`KIND path` → title)',
  auth: 'user',
  standing: 'any',
  body: z.optional(
    z.object({
      reason: z.optional(text(0, 200, '이유는 200자까지 적을 수 있어요.')),
      /** Gives up a balance below 1,000 won. */
      waive: z.optional(z.boolean('확인해 주세요.')),
    }),
  ),
  response: done,
  errors: ['OBLIGATIONS_LEFT'],
  limit: { max: 10, seconds: 60 },
});
