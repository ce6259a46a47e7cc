import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { boardId, boardIdParam, userId } from './ids';
import { INQUIRY_KINDS } from './inquiry-kinds';
import {
  CASE_ERRORS,
  CaseBoard,
  CasePerson,
  CONFIRM_ERRORS,
  caseState,
  confirmSum,
  MONEY_LIMIT,
  operatorChange,
  operatorRead,
  operatorReason,
  refundSum,
} from './operator-shapes';
import { id, idParam, instant, text, won } from './shapes';

export const TROUBLE_KINDS = [
  'MISMATCH',
  'LOST',
  'LOST_AFTER_HAND_OVER',
  'UNCONFIRMED',
  'REFUND_REFUSED',
  'REFUND_ODD',
  /** The provider does not know the payment, or has not answered for three days. */
  'REFUND_WAITS',
  'HAND_OVER_WAITS',
] as const;

export const TROUBLE_VERBS = ['SEEN', 'REFUND', 'RETRY', 'HOLD', 'BY_HAND', 'FOUND', 'LOSS'] as const;
export type TroubleVerb = (typeof TROUBLE_VERBS)[number];

export const Trouble = z.object({
  /** `c5` a case of the books, otherwise the payment's number. */
  id: z.string(),
  kind: z.enum(TROUBLE_KINDS),
  impUid: z.string(),
  boardId: z.nullable(boardId),
  title: z.string(),
  userId: z.nullable(userId),
  nickname: z.string(),
  amount: won,
  note: z.string(),
  /** What can be done about it now; nothing once it ended. */
  verbs: z.array(z.enum(TROUBLE_VERBS)),
  seenAt: instant,
  endedAt: z.nullable(instant),
});
export type Trouble = z.infer<typeof Trouble>;

export const operatorTroubles = endpoint({
  ...operatorRead,
  path: '/api/operator/troubles',
  summary: 'Lists payments that did not match, payments lost at the provider and refunds it refused, oldest first',
  query: z.object({ state: caseState }),
  response: z.array(Trouble),
});

export const decideTrouble = endpoint({
  ...operatorChange,
  path: '/api/operator/troubles/:troubleId/decide',
  summary:
    'Settles a payment trouble by one of the verbs it offers: refunds it, tries again, stops the refund to make it by hand, records one made by hand (with the bank’s reference), vouches for a payment, books it as a loss, or acknowledges it',
  params: z.object({ troubleId: z.string().check(z.regex(/^[\w-]{1,100}$/, '올바른 번호가 아니에요.')) }),
  body: z.object({
    verb: z.enum(TROUBLE_VERBS, '할 일을 골라 주세요.'),
    refund: z.optional(refundSum),
    confirm: z.optional(confirmSum),
    reason: operatorReason,
  }),
  errors: [
    ...CASE_ERRORS,
    ...CONFIRM_ERRORS,
    'NOT_FOUND',
    'CONFIRM_MISMATCH',
    'BAD_REQUEST',
    'ROOM_NOT_FOUND',
    'VERB_NOT_OFFERED',
    'NOTHING_OPEN',
    'REFUND_UNDER_WAY',
    'RECOVERY_TOO_HIGH',
  ],
  limit: MONEY_LIMIT,
});

const answered = {
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
};

export const OperatorInquiry = z.object({
  id,
  kind: z.enum(INQUIRY_KINDS),
  text: z.string(),
  board: z.nullable(z.object({ boardId, title: z.string() })),
  person: CasePerson,
  createdAt: instant,
  ...answered,
});
export type OperatorInquiry = z.infer<typeof OperatorInquiry>;

export const operatorInquiries = endpoint({
  ...operatorRead,
  path: '/api/operator/inquiries',
  summary: 'Lists inquiries: open ones oldest first, or answered ones latest first',
  query: z.object({ state: caseState }),
  response: z.array(OperatorInquiry),
});

const answerText = text(1, 500, '답을 500자 안으로 적어 주세요.');

export const answerInquiry = endpoint({
  ...operatorChange,
  path: '/api/operator/inquiries/:inquiryId/answer',
  summary: 'Answers an inquiry; the answer arrives as a notification',
  params: z.object({ inquiryId: idParam }),
  body: z.object({ answer: answerText }),
  errors: [...CASE_ERRORS, 'NOT_FOUND'],
});

export const OperatorAppeal = z.object({
  id,
  text: z.string(),
  person: CasePerson,
  sanctions: z.array(z.object({ id, kind: z.string(), reason: z.string(), until: z.nullable(instant), at: instant })),
  createdAt: instant,
  ...answered,
});
export type OperatorAppeal = z.infer<typeof OperatorAppeal>;

export const operatorAppeals = endpoint({
  ...operatorRead,
  path: '/api/operator/appeals',
  summary: 'Lists appeals: open ones oldest first, or answered ones latest first',
  query: z.object({ state: caseState }),
  response: z.array(OperatorAppeal),
});

export const answerAppeal = endpoint({
  ...operatorChange,
  path: '/api/operator/appeals/:appealId/answer',
  summary: 'Answers an appeal; `lift` lifts the sanctions in force. Refused to an operator who imposed one',
  params: z.object({ appealId: idParam }),
  body: z.object({ answer: answerText, lift: z.boolean('제한을 풀지 골라 주세요.') }),
  errors: [...CASE_ERRORS, 'NOT_FOUND', 'USER_NOT_FOUND'],
});

/** What a first look at a post finds. */
export const FLAG_KINDS = ['FORBIDDEN', 'PHONE', 'LINK', 'PICTURE'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

export const FlaggedBoard = z.object({
  board: CaseBoard,
  content: z.string(),
  leader: CasePerson,
  flags: z.array(z.object({ kind: z.enum(FLAG_KINDS), words: z.string() })),
  at: instant,
  seenAt: z.nullable(instant),
});
export type FlaggedBoard = z.infer<typeof FlaggedBoard>;

export const operatorFlags = endpoint({
  ...operatorRead,
  path: '/api/operator/flags',
  summary: 'Lists group purchases flagged by the automatic check: open ones oldest first, or those already reviewed',
  query: z.object({ state: caseState }),
  response: z.array(FlaggedBoard),
});

export const seeFlagsAs = endpoint({
  ...operatorChange,
  path: '/api/operator/flags/:boardId/seen',
  summary: 'Clears the flags of a group purchase: reviewed, and nothing is wrong with it',
  params: z.object({ boardId: boardIdParam }),
  errors: [...CASE_ERRORS, 'BOARD_NOT_FOUND'],
});
