import * as z from 'zod/mini';
import { ALERT_WORD_MAX, RADII } from './constants';
import { endpoint } from './endpoint';
import { userId, userIdParam } from './ids';
import { id, idParam, pageQuery, text, wholeNumber } from './shapes';

/** What the caller hears of when it opens: how far from home, and by which words. */
export const Alerts = z.object({
  reach: z.literal([...RADII]),
  words: z.array(z.object({ id, word: z.string() })),
});
export type Alerts = z.infer<typeof Alerts>;

export const AlertForm = z.object({ word: text(1, ALERT_WORD_MAX, '찾을 물건 이름을 적어 주세요.') });

const Regular = z.object({ regular: z.boolean() });

export const RegularLeader = z.object({ userId, nickname: z.string(), profileUrl: z.string() });
export type RegularLeader = z.infer<typeof RegularLeader>;

const personParams = z.object({ userId: userIdParam });
const limit = { max: 60, seconds: 60 };

export const alerts = endpoint({
  method: 'GET',
  path: '/api/alerts',
  summary: 'Lists the words whose purchases the caller wants to hear of, and from how far',
  auth: 'user',
  response: Alerts,
  errors: [],
});

export const addAlert = endpoint({
  method: 'POST',
  path: '/api/alerts',
  summary:
    'Adds a word: when a purchase of that name opens nearby, the caller is told; one that is there already is no error',
  auth: 'user',
  body: AlertForm,
  response: Alerts,
  errors: ['SIGNUP_REQUIRED', 'ALERTS_FULL'],
  limit,
});

export const removeAlert = endpoint({
  method: 'DELETE',
  path: '/api/alerts/:alertId',
  summary: 'Removes a word of the caller; one that is not there is no error',
  auth: 'user',
  params: z.object({ alertId: idParam }),
  response: Alerts,
  errors: [],
  limit,
});

export const saveReach = endpoint({
  method: 'PUT',
  path: '/api/alerts/reach',
  summary: 'Saves how far from home a new purchase may be for the caller to hear of it',
  auth: 'user',
  body: z.object({
    reach: z.pipe(
      wholeNumber(1, 100_000, '반경을 확인해 주세요.'),
      z.literal([...RADII], '반경은 750, 1500, 3000 가운데 하나예요.'),
    ),
  }),
  response: Alerts,
  errors: [],
  limit,
});

export const regularOf = endpoint({
  method: 'GET',
  path: '/api/users/:userId/regular',
  summary: 'Reads whether the caller hears of a user’s new purchases',
  auth: 'user',
  params: personParams,
  response: Regular,
  errors: ['USER_NOT_FOUND'],
});

export const addRegular = endpoint({
  method: 'PUT',
  path: '/api/users/:userId/regular',
  summary: 'Makes the caller a regular of a user, to hear of their new purchases nearby',
  auth: 'user',
  params: personParams,
  response: Regular,
  errors: ['USER_NOT_FOUND', 'SELF_REGULAR', 'REGULARS_FULL'],
  limit,
});

export const removeRegular = endpoint({
  method: 'DELETE',
  path: '/api/users/:userId/regular',
  summary: 'Ends being a regular of a user; who is none is no error',
  auth: 'user',
  params: personParams,
  response: Regular,
  errors: [],
  limit,
});

export const regulars = endpoint({
  method: 'GET',
  path: '/api/users/regulars',
  summary: 'Lists whose new purchases the caller hears of, latest first',
  auth: 'user',
  query: pageQuery,
  response: z.array(RegularLeader),
  errors: [],
  paged: true,
});
