import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done, instant } from './shapes';

export const LOGIN_PROVIDERS = ['kakao', 'naver', 'google'] as const;
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

const provider = z.enum(LOGIN_PROVIDERS, '카카오, 네이버, 구글 중에서 골라 주세요.');

export const OwnIdentity = z.object({
  provider,
  /** Null: not linked, but it can be. */
  linkedAt: z.nullable(instant),
});
export type OwnIdentity = z.infer<typeof OwnIdentity>;

export const identities = endpoint({
  method: 'GET',
  path: '/api/users/identities',
  summary: 'Lists the identity providers, with since when each is linked to the caller’s account',
  auth: 'user',
  standing: 'any',
  response: z.array(OwnIdentity),
  errors: [],
});

export const linkIdentity = endpoint({
  method: 'POST',
  path: '/api/users/identities/:provider',
  summary: 'Starts linking an identity provider; returns a path for this browser that works once, for five minutes',
  auth: 'user',
  params: z.object({ provider }),
  response: z.object({ path: z.string() }),
  errors: ['SIGNUP_REQUIRED'],
  limit: { max: 20, seconds: 60 },
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/api/users/identities/:provider',
  summary: 'Unlinks an identity provider; one that is not linked is no error',
  auth: 'user',
  params: z.object({ provider }),
  response: done,
  errors: ['LAST_IDENTITY'],
  limit: { max: 20, seconds: 60 },
});
