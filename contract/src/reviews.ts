import * as z from 'zod/mini';
import { REVIEW_TEXT_MAX } from './constants';
import { endpoint } from './endpoint';
import { participantIdParam, roomId, roomIdParam } from './ids';
import { REVIEW_KEYWORDS } from './review-keywords';
import { ROLES } from './roles';
import { count, done, id, instant, text } from './shapes';

export const ReviewKeywords = z.object({ keywords: z.array(z.string()) });

export const ReviewEntry = z.object({
  id,
  star: z.number(),
  keywords: z.array(z.enum(REVIEW_KEYWORDS)),
  review: z.string(),
  role: z.enum(ROLES),
  writerNickname: z.string(),
  writerProfileUrl: z.string(),
  boardTitle: z.string(),
  createAt: instant,
  /** Written when the other's could be read: it moves nothing. */
  late: z.optional(z.literal(true)),
});
export type ReviewEntry = z.infer<typeof ReviewEntry>;

const star = z
  .number('별점을 골라 주세요.')
  .check(
    z.refine((value) => value >= 0.5 && value <= 5 && Number.isInteger(value * 2), '별점은 0.5점에서 5점까지예요.'),
  );

export const ReviewForm = z.object({
  star: z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d(\.\d)?$/)), z.transform(Number))], '별점을 골라 주세요.'),
    star,
  ),
  keywords: z.pipe(
    z.optional(z.array(z.enum(REVIEW_KEYWORDS, '고를 수 없는 키워드예요.'))),
    z.transform((keywords) => [...new Set(keywords ?? [])]),
  ),
  review: z.pipe(
    z.optional(z.nullable(text(0, REVIEW_TEXT_MAX, `리뷰는 ${REVIEW_TEXT_MAX}자까지 적을 수 있어요.`))),
    z.transform((value) => value ?? ''),
  ),
});
export type ReviewForm = z.output<typeof ReviewForm>;

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/reviews/:targetParticipantId',
  summary: 'Reviews another member of a completed group purchase; possible once',
  auth: 'user',
  standing: 'active',
  params: z.object({ chatRoomId: roomIdParam, targetParticipantId: participantIdParam }),
  body: ReviewForm,
  response: done,
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'REVIEW_NOT_OPEN',
    'PARTICIPANT_NOT_FOUND',
    'SELF_REVIEW',
    'ALREADY_REVIEWED',
  ],
});

/** Reviews about the caller that nobody can read yet, a row per room. */
export const WaitingReviews = z.object({
  chatRoomId: roomId,
  boardTitle: z.string(),
  count,
  /** They open then, or one by one as the caller writes too. */
  opensAt: instant,
});
export type WaitingReviews = z.infer<typeof WaitingReviews>;

export const waitingReviews = endpoint({
  method: 'GET',
  path: '/api/users/reviews/waiting',
  summary: 'Counts the reviews about the caller that are not open yet, by room, the next to open first',
  auth: 'user',
  response: z.array(WaitingReviews),
  errors: [],
});
