import * as z from 'zod/mini';
import { CATEGORY_NAMES } from './categories';
import { PROFILE_REVIEWS_MAX } from './constants';
import { endpoint } from './endpoint';
import { userId, userIdParam } from './ids';
import { ConsentKindName } from './legal';
import { ReviewEntry, ReviewKeywords } from './reviews';
import { calendarDate, count, done, id, instant, latitudeInput, longitudeInput, pageQuery, text } from './shapes';
import { Nickname, ProfileUrl, SignUp } from './sign-up';

export const PublicProfile = z.object({
  userId,
  nickname: z.string(),
  profileUrl: z.string(),
  mannerLeader: z.number(),
  mannerParticipant: z.number(),
  reviewKeywordDto: ReviewKeywords,
  /** Group purchases brought to their end, as leader or follower. */
  dealCount: count,
  reviewCount: count,
  /** The newest ones with words in them; who wrote them, and where, is the receiver's to know. */
  newestReviews: z
    .array(z.object({ id, star: z.number(), review: z.string(), createAt: instant }))
    .check(z.maxLength(PROFILE_REVIEWS_MAX)),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const CurrentUser = z.object({
  id: userId,
  name: z.string(),
  email: z.string(),
  nickname: z.string(),
  phone: z.nullable(z.string()),
  birth: z.nullable(calendarDate),
  gender: z.nullable(z.enum(['MALE', 'FEMALE'])),
  profileUrl: z.string(),
  mannerLeader: z.number(),
  mannerParticipant: z.number(),
  address: z.nullable(z.string()),
  /** The 읍면동 of that point, by its full name; null where none is known. */
  neighbourhood: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  interestCategory: z.nullable(z.string()),
  /** Needed consents that are not given, or given to an older version. */
  consentsDue: z.array(ConsentKindName),
  /** Whether the server refuses calls until they are given. */
  consentsAsked: z.boolean(),
  /** Whether the phone was shown to be the person’s own; with `LEGAL=on` opening a purchase needs it. */
  phoneVerified: z.boolean(),
  /** Only where that is so: without a verified phone opening one is refused. */
  phoneAsked: z.optional(z.literal(true)),
  /** The last day on which the check of their home counts; null without one. */
  checkedUntil: z.nullable(calendarDate),
  /** Only while the person is kept from something; the reason is in `GET /api/users/standing`. */
  sanction: z.optional(z.object({ kind: z.enum(['PAUSED', 'BANNED']), until: z.nullable(instant) })),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Location = z.object({
  address: text(1, 200, '주소를 확인해 주세요.'),
  latitude: latitudeInput,
  longitude: longitudeInput,
  /** The device’s own position led here; its use is noted. */
  fromDevice: z.optional(z.boolean()),
});

/** What the specification's form sends when nothing was selected. */
const NO_INTEREST = 'option1';

const InterestCategory = z.pipe(
  z.enum([...CATEGORY_NAMES, NO_INTEREST], '관심 카테고리를 골라 주세요.'),
  z.transform((name) => (name === NO_INTEREST ? null : name)),
);

export const basic = endpoint({
  method: 'GET',
  path: '/api/users/basic',
  summary: 'Reads the name and e-mail that the identity provider gave, to prefill sign-up',
  auth: 'refresh-or-user',
  standing: 'any',
  response: z.object({ name: z.string(), email: z.string(), signedUp: z.boolean() }),
  errors: [],
});

export const signUp = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Completes sign-up',
  auth: 'refresh-or-user',
  body: SignUp,
  response: z.object({ accessToken: z.string() }),
  errors: [
    'NICKNAME_TAKEN',
    'NICKNAME_RESERVED',
    'ALREADY_SIGNED_UP',
    'IMAGE_NOT_ALLOWED',
    'UNDER_14',
    'ORIGIN_REFUSED',
  ],
  limit: { max: 30, seconds: 60 },
});

export const me = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'Reads the signed-in user',
  auth: 'user',
  standing: 'any',
  response: CurrentUser,
  errors: ['SIGNUP_REQUIRED'],
});

export const editProfile = endpoint({
  method: 'PUT',
  path: '/api/users',
  summary: 'Changes the caller’s nickname and profile picture',
  auth: 'user',
  body: z.object({ nickname: Nickname, profileUrl: ProfileUrl }),
  response: CurrentUser,
  errors: ['SIGNUP_REQUIRED', 'NICKNAME_TAKEN', 'NICKNAME_RESERVED', 'IMAGE_NOT_ALLOWED'],
  limit: { max: 20, seconds: 60 },
});

export const nicknameAvailability = endpoint({
  method: 'GET',
  path: '/api/users/nickname',
  summary: 'Checks whether a nickname is available (the caller’s own counts as available)',
  auth: 'refresh-or-user',
  query: z.object({ nickname: z.string().check(z.maxLength(100)) }),
  response: z.object({ available: z.boolean(), reason: z.nullable(z.string()) }),
  errors: [],
  limit: { max: 120, seconds: 60 },
});

export const publicProfile = endpoint({
  method: 'GET',
  path: '/api/users/:userId',
  summary: 'Reads the public profile of a user',
  auth: 'public',
  params: z.object({ userId: userIdParam }),
  response: PublicProfile,
  errors: ['USER_NOT_FOUND'],
});

export const saveLocation = endpoint({
  method: 'POST',
  path: '/api/users/location',
  summary: 'Sets the caller’s home location',
  auth: 'user',
  body: Location,
  response: done,
  errors: ['SIGNUP_REQUIRED'],
  limit: { max: 30, seconds: 60 },
});

export const saveInterestCategory = endpoint({
  method: 'POST',
  path: '/api/users/interest-category',
  summary: 'Sets the caller’s favourite category',
  auth: 'user',
  body: z.object({ interestCategory: InterestCategory }),
  response: done,
  errors: ['SIGNUP_REQUIRED'],
  limit: { max: 30, seconds: 60 },
});

export const myReviewKeywords = endpoint({
  method: 'GET',
  path: '/api/users/reviews',
  summary: 'Lists the keywords of the reviews the caller received',
  auth: 'user',
  response: ReviewKeywords,
  errors: ['SIGNUP_REQUIRED'],
});

export const receivedReviews = endpoint({
  method: 'GET',
  path: '/api/users/reviews/received',
  summary: 'Lists the reviews the caller received, newest first',
  auth: 'user',
  query: pageQuery,
  response: z.array(ReviewEntry),
  errors: [],
  paged: true,
});

/** While demo data is on: moves a new user whose neighbourhood is empty to an active one. */
export const moveToDemo = endpoint({
  method: 'POST',
  path: '/api/users/location/demo',
  summary: 'Moves the caller to the most active demo neighbourhood (only while demo data is on)',
  auth: 'user',
  response: z.object({ address: z.string() }),
  errors: ['NOT_FOUND'],
  limit: { max: 30, seconds: 60 },
});
