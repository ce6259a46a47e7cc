import * as z from 'zod/mini';
import { BoardDetail } from './board-views';
import { BUY_DELAYS } from './buy-delays';
import { ChatRoom } from './chat';
import { BUY_EXTENSION_DAYS_MAX } from './constants';
import { endpoint } from './endpoint';
import { boardIdParam, participantIdParam, roomParams } from './ids';
import { count, done, instant, seatsInput, wholeNumber } from './shapes';

/** Seats that change hands, and the clocks of a full purchase. */

const boardParams = z.object({ boardId: boardIdParam });
const Waiting = z.object({ waiting: z.boolean(), waiters: count });

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/waitlist',
  summary:
    'Puts the caller on the waiting list of a group purchase, to be told of a vacancy; repeating it changes nothing',
  auth: 'user',
  standing: 'active',
  params: boardParams,
  response: Waiting,
  errors: [
    'SIGNUP_REQUIRED',
    'BOARD_NOT_FOUND',
    'OWN_BOARD',
    'ALREADY_JOINED',
    'VERIFY_FIRST',
    'VERIFY_FAR',
    'JOIN_PAUSED',
    'NOT_WAITABLE',
    'WAITLIST_FULL',
    'BOARD_HELD',
    'NOT_JOINABLE',
    'BOARD_CLOSED',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
  ],
  limit: { max: 60, seconds: 60 },
});

export const leaveWaitlist = endpoint({
  method: 'DELETE',
  path: '/api/group-boards/:boardId/waitlist',
  summary: 'Takes the caller off the waiting list of a group purchase; repeating it changes nothing',
  auth: 'user',
  params: boardParams,
  response: Waiting,
  errors: ['BOARD_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});

export const undoJoin = endpoint({
  method: 'DELETE',
  path: '/api/group-boards/:boardId/join',
  summary:
    'Takes the caller’s joining back, with all seats, up to ten minutes after it and while the purchase recruits; once per purchase. Repeating it changes nothing',
  auth: 'user',
  params: boardParams,
  response: BoardDetail,
  errors: [
    'BOARD_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_FOLLOWER',
    'UNDO_LATE',
    'UNDO_CLOSED',
    'UNDO_SPENT',
    'UNDO_OFTEN',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
  ],
  limit: { max: 10, seconds: 60 },
});

export const takeRest = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/take-rest',
  summary: 'Gives the seats of a group purchase that are still free to its leader; the followers’ shares stay the same',
  auth: 'user',
  params: boardParams,
  response: BoardDetail,
  errors: [
    'BOARD_NOT_FOUND',
    'NOT_LEADER',
    'NOTHING_TO_TAKE',
    'NEEDS_FOLLOWER',
    'FIRST_RIGHT',
    'BOARD_IN_PROGRESS',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
  ],
});

export const raiseSeats = endpoint({
  method: 'PATCH',
  path: '/api/chat/rooms/:chatRoomId/seats',
  summary:
    'Raises how many seats the caller holds as a follower, while the purchase recruits; `seats` is the new total',
  auth: 'user',
  standing: 'active',
  params: roomParams,
  body: z.object({ seats: seatsInput }),
  response: ChatRoom,
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_FOLLOWER',
    'BOARD_IN_PROGRESS',
    'BOARD_CLOSED',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
    'BOARD_HELD',
    'SEATS_NOT_LEFT',
    'SEATS_ONLY_UP',
    'FIRST_RIGHT',
  ],
});

const HandingOn = z.object({ handingOn: z.boolean() });
const HAND_ON_ERRORS = [
  'ROOM_NOT_FOUND',
  'NOT_A_MEMBER',
  'NOT_FOLLOWER',
  'HAND_ON_EARLY',
  'HAND_ON_PAID',
  'HAND_ON_CLOSED',
  'BOARD_CANCELLED',
] as const;

export const handOn = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/hand-on',
  summary: 'Offers the caller’s unpaid seat to others; it stays the caller’s until it is taken',
  auth: 'user',
  params: roomParams,
  response: HandingOn,
  errors: [...HAND_ON_ERRORS],
});

export const keepSeat = endpoint({
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/hand-on',
  summary: 'Stops offering the caller’s unpaid seat to others; repeating it changes nothing',
  auth: 'user',
  params: roomParams,
  response: HandingOn,
  errors: [...HAND_ON_ERRORS],
});

export const answerChange = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/change',
  summary:
    'Answers as a follower whether to stay after the leader changed the goods; without an answer the follower stays',
  auth: 'user',
  params: roomParams,
  body: z.object({ stay: z.boolean('계속할지 골라 주세요.') }),
  response: done,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_FOLLOWER', 'NOT_ASKED'],
});

export const nudge = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/nudges/:targetParticipantId',
  summary: 'Reminds a follower to pay, by the leader, at most every twelve hours',
  auth: 'user',
  params: z.extend(roomParams, { targetParticipantId: participantIdParam }),
  response: done,
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_LEADER',
    'PARTICIPANT_NOT_FOUND',
    'NOTHING_TO_NUDGE',
    'NUDGED_RECENTLY',
  ],
});

export const extendPayBy = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/pay-by',
  summary: 'Extends the payment deadline of every follower who has not paid by a day, by the leader, once',
  auth: 'user',
  params: roomParams,
  response: z.object({ payBy: instant }),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'NOT_PAYABLE', 'PAY_BY_EXTENDED'],
});

export const BuyDelay = z.object({
  days: wholeNumber(1, BUY_EXTENSION_DAYS_MAX, `1일에서 ${BUY_EXTENSION_DAYS_MAX}일 사이로 골라 주세요.`),
  reason: z.enum(BUY_DELAYS, '이유를 골라 주세요.'),
});
export type BuyDelay = z.output<typeof BuyDelay>;

export const extendBuyBy = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/buy-by',
  summary: 'Postpones the date by which the leader buys, once, with a reason that all members read',
  auth: 'user',
  params: roomParams,
  body: BuyDelay,
  response: z.object({ buyBy: instant }),
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_LEADER',
    'NOT_PURCHASABLE',
    'ALREADY_PURCHASED',
    'BUY_BY_EARLY',
    'BUY_BY_EXTENDED',
    'BOARD_CANCELLED',
  ],
});
