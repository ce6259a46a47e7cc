import * as z from 'zod/mini';
import { BOARD_IMAGES_MAX, BOARD_PRICE_MAX, DISPUTE_TEXT_MAX } from './constants';
import { DISPUTE_KINDS, DISPUTE_STATES } from './dispute-kinds';
import { endpoint } from './endpoint';
import { disputeId, disputeIdParam, participantId, roomIdParam, roomParams } from './ids';
import { Picture } from './media';
import { ownPicture } from './own-picture';
import { instant, text, tokenText, wholeNumber, won } from './shapes';

export const Dispute = z.object({
  id: disputeId,
  participantId,
  nickname: z.string(),
  kind: z.enum([...DISPUTE_KINDS, 'STALLED']),
  state: z.enum(DISPUTE_STATES),
  text: z.string(),
  pictures: z.array(Picture),
  wanted: won,
  answer: z.nullable(z.string()),
  answerPictures: z.array(Picture),
  /** Until when the leader can answer before an operator looks at it. */
  answerBy: z.nullable(instant),
  /** What goes back by it; null while it is open and when it was withdrawn. */
  refund: z.nullable(won),
  /** The operator's reason. */
  decision: z.nullable(z.string()),
  /** How the goods counted as received before it was told; null when they did not. */
  receivedHow: z.nullable(z.enum(['PRESS', 'CODE', 'AUTO'])),
  createAt: instant,
  endedAt: z.nullable(instant),
});
export type Dispute = z.infer<typeof Dispute>;

const words = text(1, DISPUTE_TEXT_MAX, `${DISPUTE_TEXT_MAX}자까지 적어 주세요.`);
const pictures = z.optional(
  z
    .array(tokenText(500).check(z.minLength(1), z.overwrite(ownPicture)), '사진을 골라 주세요.')
    .check(z.maxLength(BOARD_IMAGES_MAX, `사진은 ${BOARD_IMAGES_MAX}장까지 올릴 수 있어요.`)),
);

export const DisputeForm = z.object({
  kind: z.enum(DISPUTE_KINDS, '어떤 문제인지 골라 주세요.'),
  text: words,
  pictures,
  /** At most what is left of the payment; left out, and for NOT_RECEIVED whatever it says, all of it. */
  wanted: z.optional(wholeNumber(1, BOARD_PRICE_MAX, '돌려받을 금액을 적어 주세요.')),
});
export type DisputeForm = z.output<typeof DisputeForm>;

export const DisputeAnswer = z.object({ text: words, pictures });
export type DisputeAnswer = z.output<typeof DisputeAnswer>;

const disputeParams = z.object({ chatRoomId: roomIdParam, disputeId: disputeIdParam });

export const openDispute = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/disputes',
  summary: 'Opens a dispute about the follower’s share; receipt is not confirmed automatically while it is open',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  body: DisputeForm,
  response: Dispute,
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_FOLLOWER',
    'NOT_TRADABLE',
    'DISPUTE_OPEN',
    'DISPUTE_CLOSED',
    'WANTED_TOO_HIGH',
    'IMAGE_NOT_ALLOWED',
  ],
  limit: { max: 20, seconds: 60 },
});

export const disputes = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/disputes',
  summary: 'Lists the disputes of a room, newest first: all of them for its leader, only their own for a follower',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  response: z.array(Dispute),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

export const acceptDispute = endpoint({
  method: 'PATCH',
  path: '/api/chat/rooms/:chatRoomId/disputes/:disputeId/accept',
  summary:
    'Accepts a dispute as the leader: refunds the wanted amount, at most what is left of the payment. When the leader no longer has that much an operator decides it',
  auth: 'user',
  standing: 'any',
  params: disputeParams,
  response: Dispute,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'DISPUTE_NOT_FOUND', 'DISPUTE_ENDED', 'LEADER_SHORT'],
});

export const contestDispute = endpoint({
  method: 'PATCH',
  path: '/api/chat/rooms/:chatRoomId/disputes/:disputeId/contest',
  summary: 'Contests a dispute as the leader, with an answer; an operator then decides it',
  auth: 'user',
  standing: 'any',
  params: disputeParams,
  body: DisputeAnswer,
  response: Dispute,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'DISPUTE_NOT_FOUND', 'DISPUTE_ENDED', 'IMAGE_NOT_ALLOWED'],
});

export const withdrawDispute = endpoint({
  method: 'PATCH',
  path: '/api/chat/rooms/:chatRoomId/disputes/:disputeId/withdraw',
  summary: 'Withdraws the follower’s own dispute; the time until receipt is confirmed automatically starts again',
  auth: 'user',
  standing: 'any',
  params: disputeParams,
  response: Dispute,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_FOLLOWER', 'DISPUTE_NOT_FOUND', 'DISPUTE_ENDED'],
});
