import * as z from 'zod/mini';
import { OPERATOR_REASON_MAX } from './constants';
import { boardId, userId } from './ids';
import { SANCTION_KINDS } from './report-reasons';
import { count, done, id, instant, text, wholeNumber, won } from './shapes';
import { STAGES } from './stages';

/** What the pages of the console share. */

export const operatorRead = { method: 'GET', auth: 'operator', errors: ['NOT_OPERATOR'] } as const;
export const operatorChange = { method: 'POST', auth: 'operator', response: done } as const;
/** Of what moves money, ends an account or unmasks a person: a time code comes first. */
export const CONFIRM_ERRORS = ['CONFIRM_REQUIRED', 'CONFIRM_SETUP'] as const;
/** Of what is decided once, by somebody who has nothing to do with it. */
export const CASE_ERRORS = ['NOT_OPERATOR', 'OWN_CASE', 'ALREADY_DECIDED'] as const;

export const operatorReason = text(1, OPERATOR_REASON_MAX, `이유를 ${OPERATOR_REASON_MAX}자 안으로 적어 주세요.`);

/** What moves money or ends an account is typed once more. */
export const confirmSum = wholeNumber(0, 1_000_000_000, '금액을 다시 적어 주세요.');
export const refundSum = wholeNumber(0, 1_000_000_000, '돌려줄 금액을 적어 주세요.');

export const SanctionOrder = z
  .object({
    kind: z.enum(SANCTION_KINDS, '어떤 제한인지 골라 주세요.'),
    days: z.optional(wholeNumber(1, 365, '1~365일로 골라 주세요.')),
    /** A ban: the nickname, typed once more. */
    confirm: z.optional(z.string().check(z.maxLength(100))),
  })
  .check(
    z.refine(({ kind, days }) => (kind === 'PAUSED') === (days !== undefined), {
      message: '이용 제한은 기간을 함께 골라 주세요.',
      path: ['days'],
    }),
  );
export type SanctionOrder = z.output<typeof SanctionOrder>;

export const CasePerson = z.object({
  userId,
  nickname: z.string(),
  profileUrl: z.string(),
  since: z.nullable(instant),
  standing: z.enum(['ACTIVE', ...SANCTION_KINDS, 'LEFT']),
  warnings: count,
  led: count,
  ledCompleted: count,
  joined: count,
  joinedCompleted: count,
  noShows: count,
  /** Problems said by this person, and said about what they lead. */
  disputesSaid: count,
  disputesReceived: count,
  reportsSent: count,
  reportsSentRight: count,
  reportsReceived: count,
  reportsReceivedRight: count,
});
export type CasePerson = z.infer<typeof CasePerson>;

export const CaseBoard = z.object({
  boardId,
  title: z.string(),
  stage: z.enum(STAGES),
  price: won,
  totalUser: count,
  memberCount: count,
  location: z.string(),
  imgUrl: z.string(),
  heldAt: z.nullable(instant),
  takenDownAt: z.nullable(instant),
  createdAt: instant,
});
export type CaseBoard = z.infer<typeof CaseBoard>;

export const CaseMessage = z.object({
  seq: count,
  type: z.enum(['SYSTEM', 'ENTER', 'TEXT']),
  userId: z.nullable(userId),
  nickname: z.string(),
  text: z.string(),
  sentAt: instant,
  hidden: z.boolean(),
});
export type CaseMessage = z.infer<typeof CaseMessage>;

export const LedgerLine = z.object({
  id: count,
  at: instant,
  kind: z.string(),
  nickname: z.string(),
  /** What it did to the held sum. */
  amount: z.int(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

const fact = z.union([z.string(), z.number(), z.boolean()]);

/** A field an act set; `was` where that was written down. Ids, sums and names of states only. */
export const AuditChange = z.object({ field: z.string(), was: z.nullable(fact), is: fact });
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.object({
  id,
  at: instant,
  by: z.nullable(z.string()),
  byProfileUrl: z.nullable(z.string()),
  what: z.string(),
  target: z.string(),
  reason: z.string(),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Open, or ended. */
export const caseState = z.optional(z.enum(['OPEN', 'ENDED'], '열림이나 끝남을 골라 주세요.'));
export const MONEY_LIMIT = { max: 60, seconds: 3600 };
