import * as z from 'zod/mini';
import { DISPUTE_KINDS, DISPUTE_STATES } from './dispute-kinds';
import { endpoint } from './endpoint';
import { boardId, disputeId, disputeIdParam, participantId, reportId, reportIdParam, userId } from './ids';
import { Picture } from './media';
import {
  AuditEntry,
  CASE_ERRORS,
  CaseBoard,
  CaseMessage,
  CasePerson,
  CONFIRM_ERRORS,
  caseState,
  confirmSum,
  LedgerLine,
  MONEY_LIMIT,
  operatorChange,
  operatorRead,
  operatorReason,
  refundSum,
  SanctionOrder,
} from './operator-shapes';
import { REPORT_KINDS, REPORT_PARTS, REPORT_REASONS, type ReportReason } from './report-reasons';
import { count, id, instant, pageQuery, won } from './shapes';

export const QUEUES = ['REPORT', 'DISPUTE', 'PAYOUT', 'TROUBLE', 'STALLED', 'FLAG', 'INQUIRY', 'APPEAL'] as const;
export type Queue = (typeof QUEUES)[number];

const [firstReason, ...moreReasons] = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];
const anyDispute = z.enum([...DISPUTE_KINDS, 'STALLED']);

export const WaitingCase = z.object({
  queue: z.enum(QUEUES),
  id: z.string(),
  title: z.string(),
  about: z.string(),
  amount: z.nullable(won),
  since: instant,
});
export type WaitingCase = z.infer<typeof WaitingCase>;

export const Todo = z.object({
  queues: z.array(
    z.object({
      queue: z.enum(QUEUES),
      count,
      overdue: count,
      oldestAt: z.nullable(instant),
      today: count,
      doneToday: count,
      /** What came in on each of the last fourteen days, today last. */
      days: z.array(count),
    }),
  ),
  oldest: z.array(WaitingCase),
  /** Money and accounts: what all operators hear of. */
  decisions: z.array(AuditEntry),
  held: z.array(z.object({ boardId, title: z.string(), imgUrl: z.string(), heldAt: instant })),
  /** Of the machine room. */
  machines: count,
  /** By hour in Seoul: what came in today, what was decided, what the last four weeks let expect. */
  flow: z.object({ came: z.array(count), done: z.array(count), expected: z.array(z.number()) }),
  me: z.object({ nickname: z.string(), profileUrl: z.string(), operators: count }),
});
export type Todo = z.infer<typeof Todo>;

export const operatorTodo = endpoint({
  ...operatorRead,
  path: '/api/operator/todo',
  summary: 'Reads what waits for an operator: every queue with its counts, the oldest cases, and the day’s flow',
  response: Todo,
});

export const ReportLine = z.object({
  id: reportId,
  kind: z.enum(REPORT_KINDS),
  /** Its number: `{room}-{seq}` of a message, `{question}-ANSWER` of an answer. */
  targetId: z.string(),
  reason: z.enum([firstReason, ...moreReasons]),
  text: z.string(),
  /** A line of what was reported. */
  line: z.string(),
  nickname: z.string(),
  /** Open reports of the same thing. */
  reports: count,
  held: z.boolean(),
  state: z.enum(['OPEN', 'DISMISSED', 'UPHELD']),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type ReportLine = z.infer<typeof ReportLine>;

export const operatorReports = endpoint({
  ...operatorRead,
  path: '/api/operator/reports',
  summary: 'Lists reports: open ones oldest first, one per reported thing, or ended ones latest first',
  query: z.extend(pageQuery, { state: caseState }),
  response: z.array(ReportLine),
  paged: true,
});

export const Snapshot = z.object({
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  price: z.nullable(won),
  images: z.array(z.string()),
  star: z.nullable(z.number()),
  keywords: z.array(z.string()),
  /** The reported message and those around it; account numbers and phones are masked. */
  reported: z.nullable(count),
  messages: z.array(CaseMessage),
  /** A question and what was answered, and which of the two was reported. */
  question: z.optional(z.object({ text: z.string(), answer: z.nullable(z.string()), part: z.enum(REPORT_PARTS) })),
  /** How many photos the reported message has; they are looked at one call at a time. */
  photos: z.optional(count),
  masked: z.boolean(),
});
export type Snapshot = z.infer<typeof Snapshot>;

export const ReportPage = z.extend(ReportLine, {
  snapshot: Snapshot,
  /** What became of it since. */
  since: z.nullable(z.string()),
  board: z.nullable(CaseBoard),
  target: CasePerson,
  reporter: CasePerson,
  others: z.array(
    z.object({ id, reason: z.enum([firstReason, ...moreReasons]), text: z.string(), createdAt: instant }),
  ),
  decision: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
});
export type ReportPage = z.infer<typeof ReportPage>;

const reportParams = z.object({ reportId: reportIdParam });

export const operatorReport = endpoint({
  ...operatorRead,
  path: '/api/operator/reports/:reportId',
  summary:
    'Reads a report with its snapshot and both people’s history; `reveal` unmasks numbers. Reading it is audited',
  params: reportParams,
  query: z.object({ reveal: z.optional(z.enum(['true', 'false'])) }),
  response: ReportPage,
  errors: ['NOT_OPERATOR', 'REPORT_NOT_FOUND', ...CONFIRM_ERRORS],
});

export const operatorReportPhotos = endpoint({
  ...operatorRead,
  path: '/api/operator/reports/:reportId/photos',
  summary:
    'Shows the photos of a reported message, as data addresses: no address of a room opens for an operator. Every look is audited',
  params: reportParams,
  response: z.object({ photos: z.array(z.string()) }),
  errors: ['NOT_OPERATOR', 'REPORT_NOT_FOUND'],
});

export const REPORT_DECISIONS = ['FINE', 'HIDE', 'TAKE_DOWN', 'NOTED'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export const decideReport = endpoint({
  ...operatorChange,
  path: '/api/operator/reports/:reportId/decide',
  summary: 'Decides all open reports of the same thing: fine, hidden, taken down or noted, optionally with a sanction',
  params: reportParams,
  body: z
    .object({
      decision: z.enum(REPORT_DECISIONS, '결정을 골라 주세요.'),
      sanction: z.optional(SanctionOrder),
      reason: operatorReason,
    })
    .check(
      z.refine(({ decision, sanction }) => decision !== 'FINE' || sanction === undefined, {
        message: '문제없음에는 제한을 더할 수 없어요.',
        path: ['sanction'],
      }),
    ),
  errors: [...CASE_ERRORS, ...CONFIRM_ERRORS, 'REPORT_NOT_FOUND', 'CONFIRM_MISMATCH', 'BAD_REQUEST', 'USER_NOT_FOUND'],
});

export const DisputeLine = z.object({
  id: disputeId,
  kind: anyDispute,
  state: z.enum(DISPUTE_STATES),
  boardId,
  title: z.string(),
  follower: z.string(),
  leader: z.string(),
  wanted: won,
  refund: z.nullable(won),
  createdAt: instant,
  escalatedAt: z.nullable(instant),
});
export type DisputeLine = z.infer<typeof DisputeLine>;

export const operatorDisputes = endpoint({
  ...operatorRead,
  path: '/api/operator/disputes',
  summary: 'Lists disputes: those that wait for an operator oldest first, or ended ones latest first',
  query: z.extend(pageQuery, { state: caseState }),
  response: z.array(DisputeLine),
  paged: true,
});

export const DisputePage = z.extend(DisputeLine, {
  text: z.string(),
  pictures: z.array(Picture),
  answer: z.nullable(z.string()),
  answerPictures: z.array(Picture),
  decision: z.nullable(z.string()),
  endedAt: z.nullable(instant),
  board: CaseBoard,
  share: won,
  paid: won,
  /** What is left of the payment: the most that can go back. */
  left: won,
  /** What of it can come out of the leader's account; the rest the service carries. Null while the money is still held. */
  leaderHas: z.nullable(z.int()),
  followerPerson: CasePerson,
  leaderPerson: CasePerson,
  appointment: z.nullable(
    z.object({
      startsAt: instant,
      endsAt: instant,
      place: z.string(),
      setAt: instant,
      changes: count,
      lateChanges: count,
    }),
  ),
  receipts: z.array(
    z.object({
      participantId,
      userId,
      nickname: z.string(),
      profileUrl: z.string(),
      receivedAt: z.nullable(instant),
      how: z.nullable(z.enum(['PRESS', 'CODE', 'AUTO', 'DISPUTE', 'OPERATOR'])),
      handedAt: z.nullable(instant),
      noShowAt: z.nullable(instant),
      refundedAt: z.nullable(instant),
    }),
  ),
  ledger: z.array(LedgerLine),
  held: z.int(),
  chat: z.array(CaseMessage),
  /** What like cases of the last ninety days ended with: per cent of what was paid. */
  similar: z.array(z.number()),
});
export type DisputePage = z.infer<typeof DisputePage>;

const disputeParams = z.object({ disputeId: disputeIdParam });

export const operatorDispute = endpoint({
  ...operatorRead,
  path: '/api/operator/disputes/:disputeId',
  summary:
    'Reads a dispute with both people, appointment, receipts, ledger and the chat around it. Reading it is audited',
  params: disputeParams,
  response: DisputePage,
  errors: ['NOT_OPERATOR', 'DISPUTE_NOT_FOUND'],
});

export const decideCase = endpoint({
  ...operatorChange,
  path: '/api/operator/disputes/:disputeId/decide',
  summary: 'Decides a dispute by the amount that is refunded; `confirm` repeats the amount. It cannot be undone',
  params: disputeParams,
  body: z.object({ refund: refundSum, confirm: confirmSum, reason: operatorReason }),
  errors: [
    ...CASE_ERRORS,
    ...CONFIRM_ERRORS,
    'DISPUTE_NOT_FOUND',
    'CONFIRM_MISMATCH',
    'REFUND_TOO_HIGH',
    'BAD_REQUEST',
  ],
  limit: MONEY_LIMIT,
});
