import * as z from 'zod/mini';
import { APPOINTMENT_NOTE_MAX, APPOINTMENT_PLACE_MAX, POLL_SLOTS_MAX, POLL_SLOTS_MIN } from './constants';
import { endpoint } from './endpoint';
import { participantId, participantIdParam, pollId, pollIdParam, roomParams, userIdParam } from './ids';
import { count, instant, instantInput, latitudeInput, line, longitudeInput, text, wholeNumber, won } from './shapes';
import { STAGES } from './stages';

/** Where a follower's share is. Of the others a follower sees only RECEIVED (settled) or WAITING. */
export const HANDOVER_STATES = ['WAITING', 'HANDED', 'NO_SHOW', 'DISPUTED', 'RECEIVED', 'REFUNDED'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

const Somebody = { participantId, nickname: z.string(), profileUrl: z.string() };

export const Appointment = z.object({
  /** Grows with every change. */
  version: z.int(),
  startsAt: instant,
  endsAt: instant,
  place: z.string(),
  note: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Since when this time and place stand. */
  setAt: instant,
  /** How often it was changed or called off shortly before. */
  lateChanges: count,
});
export type Appointment = z.infer<typeof Appointment>;

export const TimePoll = z.object({
  id: pollId,
  /** It ends by itself then. */
  endsAt: instant,
  /** Ended without a pick: it can be read, and an appointment be made of it. */
  closed: z.boolean(),
  slots: z.array(
    z.object({
      slot: z.int(),
      startsAt: instant,
      endsAt: instant,
      count,
      people: z.array(z.object(Somebody)),
      mine: z.boolean(),
    }),
  ),
  /** The caller has answered, be it with none of them. */
  answered: z.boolean(),
  /** Members who have not answered, the leader included. */
  waitingFor: z.array(z.object(Somebody)),
});
export type TimePoll = z.infer<typeof TimePoll>;

export const HandoverPerson = z.object({
  ...Somebody,
  me: z.boolean(),
  share: won,
  seats: count,
  state: z.enum(HANDOVER_STATES),
  /** Without a word by then it counts as received. */
  confirmBy: z.nullable(instant),
  /** Since when the state holds. */
  at: z.nullable(instant),
  /** How it came to be received; for the leader and oneself. */
  how: z.nullable(z.enum(['PRESS', 'CODE', 'AUTO', 'DISPUTE', 'OPERATOR'])),
});
export type HandoverPerson = z.infer<typeof HandoverPerson>;

export const Handover = z.object({
  stage: z.enum(STAGES),
  appointment: z.nullable(Appointment),
  poll: z.nullable(TimePoll),
  /** Six digits, for the leader while the goods are handed over. */
  code: z.nullable(z.string()),
  /** The caller's own address of the calendar file; no session is needed there. */
  icsPath: z.nullable(z.string()),
  /** The followers, in the order in which they joined. */
  people: z.array(HandoverPerson),
});
export type Handover = z.infer<typeof Handover>;

export const handover = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/handover',
  summary: 'Reads the hand-over of a room’s goods: appointment, poll of times, and each follower’s state',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  response: Handover,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

const wordParams = z.extend(roomParams, { targetParticipantId: participantIdParam });
const wordErrors = [
  'ROOM_NOT_FOUND',
  'NOT_A_MEMBER',
  'NOT_LEADER',
  'PARTICIPANT_NOT_FOUND',
  'NOT_TRADABLE',
  'ALREADY_TRADED',
  'DISPUTED',
] as const;

export const markHanded = endpoint({
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/handed/:targetParticipantId',
  summary:
    'Marks a follower’s share as handed over, by the leader; without an answer it counts as received later. Repeating it changes nothing',
  auth: 'user',
  params: wordParams,
  response: Handover,
  errors: wordErrors,
});

export const unmarkHanded = endpoint({
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/handed/:targetParticipantId',
  summary: 'Removes the leader’s mark that a follower’s share was handed over; without one nothing changes',
  auth: 'user',
  params: wordParams,
  response: Handover,
  errors: wordErrors,
});

export const markNoShow = endpoint({
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/no-show/:targetParticipantId',
  summary:
    'Marks a follower as a no-show, by the leader, after an appointment that was set a day ahead. Repeating it changes nothing',
  auth: 'user',
  params: wordParams,
  response: Handover,
  errors: [...wordErrors, 'NO_APPOINTMENT_YET', 'APPOINTMENT_SHORT'],
});

export const unmarkNoShow = endpoint({
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/no-show/:targetParticipantId',
  summary: 'Removes the leader’s mark that a follower was a no-show; without one nothing changes',
  auth: 'user',
  params: wordParams,
  response: Handover,
  errors: wordErrors,
});

const PLACE = `만날 곳을 1~${APPOINTMENT_PLACE_MAX}자로 적어 주세요.`;
const NOTE = `안내는 ${APPOINTMENT_NOTE_MAX}자까지 적을 수 있어요.`;

/** Without an end it takes an hour; without a place it is the trade place of the group purchase. */
export const AppointmentForm = z
  .object({
    startsAt: instantInput,
    endsAt: z.optional(instantInput),
    place: z.optional(line(1, APPOINTMENT_PLACE_MAX, PLACE)),
    note: z.optional(text(0, APPOINTMENT_NOTE_MAX, NOTE)),
    latitude: z.optional(z.nullable(latitudeInput)),
    longitude: z.optional(z.nullable(longitudeInput)),
  })
  .check(
    z.refine(({ latitude, longitude }) => ((latitude ?? null) === null) === ((longitude ?? null) === null), {
      message: '지도에서 만날 곳을 다시 골라 주세요.',
      path: ['latitude'],
    }),
  );
export type AppointmentForm = z.output<typeof AppointmentForm>;

export const setAppointment = endpoint({
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/appointment',
  summary: 'Sets or changes the appointment of a room, by its leader; repeating it changes nothing',
  auth: 'user',
  params: roomParams,
  body: AppointmentForm,
  response: Handover,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'NOT_MEETABLE'],
  limit: { max: 20, seconds: 60 },
});

export const cancelAppointment = endpoint({
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/appointment',
  summary: 'Cancels the appointment of a room, by its leader; without one, or after it, nothing changes',
  auth: 'user',
  params: roomParams,
  response: Handover,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER'],
  limit: { max: 20, seconds: 60 },
});

const SLOTS = `시간을 ${POLL_SLOTS_MIN}개에서 ${POLL_SLOTS_MAX}개까지 골라 주세요.`;

/** A slot without an end takes an hour. */
export const PollForm = z.object({
  slots: z
    .array(z.object({ startsAt: instantInput, endsAt: z.optional(instantInput) }), SLOTS)
    .check(z.minLength(POLL_SLOTS_MIN, SLOTS), z.maxLength(POLL_SLOTS_MAX, SLOTS)),
});
export type PollForm = z.output<typeof PollForm>;

const slot = wholeNumber(1, POLL_SLOTS_MAX, '후보 시간 중에서 골라 주세요.');
const pollParams = z.extend(roomParams, { pollId: pollIdParam });

export const openPoll = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/polls',
  summary: 'Opens a poll of meeting times in a room, by its leader; one poll at a time',
  auth: 'user',
  params: roomParams,
  body: PollForm,
  response: Handover,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'NOT_MEETABLE', 'POLL_OPEN'],
  limit: { max: 20, seconds: 60 },
});

export const answerPoll = endpoint({
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/polls/:pollId/answer',
  summary: 'Replaces the caller’s answer to a poll of meeting times; an empty list means that no slot suits',
  auth: 'user',
  params: pollParams,
  body: z.object({
    slots: z.array(slot, '가능한 시간을 골라 주세요.').check(z.maxLength(POLL_SLOTS_MAX, '가능한 시간을 골라 주세요.')),
  }),
  response: Handover,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'POLL_CLOSED'],
});

export const pickSlot = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/polls/:pollId/pick',
  summary: 'Makes a slot of a poll the appointment and closes the poll, by the leader',
  auth: 'user',
  params: pollParams,
  body: z.object({ slot }),
  response: Handover,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'POLL_CLOSED'],
});

export const NeighbourRecord = z.object({
  /** Null while there is too little to say, and nothing of the last twelve months that must be said. */
  facts: z.nullable(
    z.object({
      /** Completed purchases as leader, and as follower. */
      led: count,
      joined: count,
      /** How many different people these were with, by how they paid. */
      ledWith: count,
      joinedWith: count,
      payments: count,
      /** Of these, before the first reminder. */
      paidEarly: count,
      /** Of the last twelve months. */
      noShows: count,
      lateChanges: count,
      /** Led, paid by everybody and not bought; and what an operator decided to be given back. */
      unbought: count,
      lost: count,
      keepsAppointments: z.boolean(),
      paysFast: z.boolean(),
      /** As a leader: usually within so many minutes of the day. */
      reply: z.nullable(z.literal([10, 60, 720])),
    }),
  ),
  /** Something is counted, however little. */
  started: z.boolean(),
  /** The month of sign-up, `2024-03`. */
  since: z.string(),
  /** The phone was confirmed. */
  phone: z.boolean(),
  /** The month in which they were at home with their device, while that counts. */
  verified: z.nullable(z.string()),
  /** Somebody who has led nothing to its end yet: what they may ask others for in all, where there is a limit. */
  opensUpTo: z.nullable(won),
  /** One's own: how much one may ask others for in all, and how much of it is left; null: no limit. */
  limit: z.optional(z.nullable(z.object({ most: won, left: won }))),
});
export type NeighbourRecord = z.infer<typeof NeighbourRecord>;

export const record = endpoint({
  method: 'GET',
  path: '/api/users/:userId/record',
  summary: 'Reads how reliably a user completed purchases, paid and kept appointments',
  auth: 'user',
  params: z.object({ userId: userIdParam }),
  response: NeighbourRecord,
  errors: ['USER_NOT_FOUND'],
});
