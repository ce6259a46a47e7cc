import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { boardIdParam, participantId, participantIdInput, userId, userIdParam } from './ids';
import { typedLink } from './link-shapes';
import {
  AuditEntry,
  CASE_ERRORS,
  CaseBoard,
  CasePerson,
  CONFIRM_ERRORS,
  confirmSum,
  LedgerLine,
  MONEY_LIMIT,
  operatorChange,
  operatorRead,
  operatorReason,
  refundSum,
  SanctionOrder,
} from './operator-shapes';
import { SANCTION_KINDS } from './report-reasons';
import { ROLES } from './roles';
import { count, id, idParam, instant, line, pageQuery, text } from './shapes';

const search = z.object({ query: text(1, 60, '찾을 말을 적어 주세요.') });
const ENDING_LIMIT = { max: 30, seconds: 3600 };

export const operatorPeople = endpoint({
  ...operatorRead,
  path: '/api/operator/people',
  summary: 'Finds users by id, nickname, e-mail or phone. Searching is audited',
  query: search,
  response: z.array(CasePerson),
});

export const PersonPage = z.extend(CasePerson, {
  /** These three are masked unless they are asked for, which is on record. */
  email: z.string(),
  phone: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  address: z.nullable(z.string()),
  masked: z.boolean(),
  operator: z.boolean(),
  mannerLeader: z.number(),
  mannerParticipant: z.number(),
  /** Of the completed purchases they led: who bought, how many of them also of others, and how many share a means of payment. */
  circle: z.object({ people: count, elsewhere: count, sameMark: count }),
  sanctions: z.array(
    z.object({
      id,
      kind: z.enum(SANCTION_KINDS),
      reason: z.string(),
      until: z.nullable(instant),
      at: instant,
      liftedAt: z.nullable(instant),
      by: z.nullable(z.string()),
    }),
  ),
  boards: z.array(z.extend(CaseBoard, { role: z.enum(ROLES), leftWhy: z.nullable(z.string()), joinedAt: instant })),
  reports: z.array(
    z.object({ id, kind: z.string(), reason: z.string(), state: z.string(), createdAt: instant, sent: z.boolean() }),
  ),
});
export type PersonPage = z.infer<typeof PersonPage>;

const personParams = z.object({ userId: userIdParam });

export const operatorPerson = endpoint({
  ...operatorRead,
  path: '/api/operator/people/:userId',
  summary:
    'Reads a user with purchases, reports and sanctions; `reveal` unmasks phone, e-mail and address. Reading it is audited',
  params: personParams,
  query: z.object({ reveal: z.optional(z.enum(['true', 'false'])) }),
  response: PersonPage,
  errors: ['NOT_OPERATOR', 'USER_NOT_FOUND', ...CONFIRM_ERRORS],
});

export const sanctionAs = endpoint({
  ...operatorChange,
  path: '/api/operator/people/:userId/sanctions',
  summary: 'Warns, pauses or bans a user; a ban needs the nickname as confirmation',
  params: personParams,
  body: z.extend(z.object({ reason: operatorReason }), { sanction: SanctionOrder }),
  errors: ['NOT_OPERATOR', 'OWN_CASE', 'USER_NOT_FOUND', 'CONFIRM_MISMATCH', ...CONFIRM_ERRORS],
  limit: ENDING_LIMIT,
});

export const verifyAgainAs = endpoint({
  ...operatorChange,
  path: '/api/operator/people/:userId/verify-again',
  summary: 'Marks a user’s phone as unverified until the user verifies it again',
  params: personParams,
  body: z.object({ reason: operatorReason }),
  errors: [...CASE_ERRORS, 'USER_NOT_FOUND'],
});

export const liftAs = endpoint({
  ...operatorChange,
  method: 'DELETE',
  path: '/api/operator/sanctions/:sanctionId',
  summary: 'Lifts every sanction in force against the user that this one is of',
  params: z.object({ sanctionId: idParam }),
  body: z.object({ reason: operatorReason }),
  errors: [...CASE_ERRORS, 'NOT_FOUND', 'USER_NOT_FOUND'],
});

export const operatorBoards = endpoint({
  ...operatorRead,
  path: '/api/operator/boards',
  summary: 'Finds group purchases by id or words of the title, latest first',
  query: search,
  response: z.array(z.extend(CaseBoard, { leader: z.string() })),
});

export const OperatorBoard = z.extend(CaseBoard, {
  content: z.string(),
  leader: CasePerson,
  members: z.array(
    z.object({
      participantId,
      userId,
      nickname: z.string(),
      role: z.enum(ROLES),
      seats: count,
      paidAt: z.nullable(instant),
      receivedAt: z.nullable(instant),
      refundedAt: z.nullable(instant),
      leftAt: z.nullable(instant),
      leftWhy: z.nullable(z.string()),
      payBy: z.nullable(instant),
      /** What the room holds of theirs. */
      held: z.int(),
    }),
  ),
  clocks: z.array(z.object({ name: z.string(), at: instant })),
  ledger: z.array(LedgerLine),
  held: z.int(),
});
export type OperatorBoard = z.infer<typeof OperatorBoard>;

const boardParams = z.object({ boardId: boardIdParam });

export const operatorBoard = endpoint({
  ...operatorRead,
  path: '/api/operator/boards/:boardId',
  summary: 'Reads a group purchase with its stage, members, deadlines and ledger',
  params: boardParams,
  response: OperatorBoard,
  errors: ['NOT_OPERATOR', 'BOARD_NOT_FOUND'],
});

export const takeDownAs = endpoint({
  ...operatorChange,
  path: '/api/operator/boards/:boardId/take-down',
  summary: 'Takes a group purchase down: only its members still see it, and it can no longer be joined',
  params: boardParams,
  body: z.object({ reason: operatorReason }),
  errors: [...CASE_ERRORS, 'BOARD_NOT_FOUND'],
});

export const callOffAs = endpoint({
  ...operatorChange,
  path: '/api/operator/boards/:boardId/call-off',
  summary:
    'Calls a group purchase off: all payments are refunded before the goods are bought; after that a sum per follower, and the room completes',
  params: boardParams,
  body: z.object({
    reason: operatorReason,
    /** All that goes back, typed once more. */
    confirm: confirmSum,
    refunds: z.optional(
      z
        .array(
          z.object({ participantId: participantIdInput, refund: refundSum }),
          '이웃마다 돌려줄 금액을 적어 주세요.',
        )
        .check(z.maxLength(100)),
    ),
  }),
  errors: [
    ...CONFIRM_ERRORS,
    'NOT_OPERATOR',
    'OWN_CASE',
    'BOARD_NOT_FOUND',
    'ROOM_NOT_FOUND',
    'BOARD_NOT_CANCELLABLE',
    'BOARD_CANCELLED',
    'CONFIRM_MISMATCH',
    'REFUND_TOO_HIGH',
  ],
  limit: MONEY_LIMIT,
});

export const hideMessageAs = endpoint({
  ...operatorChange,
  path: '/api/operator/messages/:messageId/hide',
  summary: 'Hides a chat message; members read in its place that it was hidden',
  params: z.object({
    messageId: z.string().check(z.regex(/^[1-9]\d{0,14}-[1-9]\d{0,14}$/, '올바른 번호가 아니에요.')),
  }),
  body: z.object({ reason: operatorReason }),
  errors: [...CASE_ERRORS, 'NOT_FOUND'],
});

export const hideReviewAs = endpoint({
  ...operatorChange,
  path: '/api/operator/reviews/:reviewId/hide',
  summary: 'Hides a review; it no longer counts in the reviewed user’s gauges',
  params: z.object({ reviewId: idParam }),
  body: z.object({ reason: operatorReason }),
  errors: [...CASE_ERRORS, 'NOT_FOUND'],
});

export const announce = endpoint({
  ...operatorChange,
  path: '/api/operator/announcements',
  summary: 'Notifies all users, or those whose address names a place; `confirm` repeats how many it reaches',
  body: z.object({
    title: line(1, 40, '제목을 40자 안으로 적어 주세요.'),
    body: text(1, 120, '내용을 120자 안으로 적어 주세요.'),
    path: z.optional(typedLink),
    /** The name of a place in their address, such as 성수동. */
    near: z.optional(text(2, 40, '동네를 2자 넘게 적어 주세요.')),
    /** How many it reaches, typed once more. */
    confirm: confirmSum,
  }),
  response: z.object({ told: count }),
  errors: ['NOT_OPERATOR', 'CONFIRM_MISMATCH', ...CONFIRM_ERRORS],
  limit: { max: 10, seconds: 3600 },
});

export const announceReach = endpoint({
  ...operatorRead,
  path: '/api/operator/announcements/reach',
  summary: 'Counts the users that an announcement would reach',
  query: z.object({ near: z.optional(text(2, 40, '동네를 2자 넘게 적어 주세요.')) }),
  response: z.object({ people: count }),
});

export const operatorAudit = endpoint({
  ...operatorRead,
  path: '/api/operator/audit',
  summary: 'Lists the audit of operators’ actions and reads, latest first; filtered by operator, action and target',
  query: z.extend(pageQuery, {
    by: z.optional(text(1, 40, '닉네임을 적어 주세요.')),
    what: z.optional(text(1, 40, '한 일을 골라 주세요.')),
    target: z.optional(text(1, 60, '대상을 적어 주세요.')),
  }),
  response: z.array(AuditEntry),
  paged: true,
});
