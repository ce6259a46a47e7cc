import * as z from 'zod/mini';
import { PACKING_NOTE_MAX } from './constants';
import type { DUES } from './due';
import { endpoint } from './endpoint';
import { HANDOVER_STATES } from './handover';
import { boardId, participantId, participantIdParam, roomParams } from './ids';
import { appLink } from './link-shapes';
import { count, done, instant, line, won } from './shapes';

/** What waits for a leader: rows of the table of turns, across purchases. */
export const TASK_KINDS = [
  'ANSWER',
  'VACANCY',
  'EXTEND',
  'BUY',
  'UNPAID',
  'HAND',
  'PICK',
  'MEET',
  'FILL',
  'QUESTION',
] as const satisfies readonly (typeof DUES)[number][];
export type TaskKind = (typeof TASK_KINDS)[number];

export const Task = z.object({
  kind: z.enum(TASK_KINDS),
  boardId,
  title: z.string(),
  image: z.string(),
  /** Until when, where a clock runs; HAND: since when. */
  by: z.nullable(instant),
  n: z.nullable(count),
  of: z.nullable(count),
  path: appLink,
});
export type Task = z.infer<typeof Task>;

export const Desk = z.object({
  /** The most pressing first, at most two of a purchase. */
  tasks: z.array(Task),
  /** What can be paid out now; nothing while it is less than a payout. */
  payable: won,
  /** How many neighbours want to hear of the caller's purchases; null while they are so few that one could guess who. */
  regulars: z.nullable(count),
});
export type Desk = z.infer<typeof Desk>;

export const desk = endpoint({
  method: 'GET',
  path: '/api/group-boards/desk',
  summary: 'Lists what waits for the caller in the group purchases they lead, across purchases, most pressing first',
  auth: 'user',
  standing: 'any',
  response: Desk,
  errors: [],
});

export const PackedPerson = z.object({
  participantId,
  nickname: z.string(),
  seats: count,
  /** What that is of the goods, where the quantity can be divided. */
  amount: z.nullable(z.string()),
  share: won,
  /** Null for the leader, who has their own. */
  state: z.nullable(z.enum(HANDOVER_STATES)),
  /** The leader's alone; empty without one. */
  note: z.string(),
  me: z.boolean(),
});
export type PackedPerson = z.infer<typeof PackedPerson>;

export const Packing = z.object({
  title: z.string(),
  quantity: z.string(),
  image: z.string(),
  /** What a seat is of the goods, and what is left over of things one counts. */
  each: z.nullable(z.string()),
  left: z.nullable(z.string()),
  appointment: z.nullable(z.object({ startsAt: instant, place: z.string() })),
  /** In the order in which they joined, the leader last. */
  people: z.array(PackedPerson),
});
export type Packing = z.infer<typeof Packing>;

const packingErrors = ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'PACKING_EARLY', 'BOARD_CANCELLED'] as const;

export const packing = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/packing',
  summary: 'Reads who gets how much of the goods, with the leader’s private notes, by the leader',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  response: Packing,
  errors: packingErrors,
});

export const savePackingNote = endpoint({
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/packing/:targetParticipantId',
  summary: 'Writes the leader’s private note about a member’s share; an empty one deletes it',
  auth: 'user',
  params: z.extend(roomParams, { targetParticipantId: participantIdParam }),
  body: z.object({
    note: line(0, PACKING_NOTE_MAX, `메모는 ${PACKING_NOTE_MAX}자까지 적을 수 있어요.`),
  }),
  response: done,
  errors: [...packingErrors, 'PARTICIPANT_NOT_FOUND'],
  limit: { max: 120, seconds: 60 },
});
