import * as z from 'zod/mini';
import { accountDigits, BANK_CODES, isAccountNumber } from './banks';
import { DISPUTE_KINDS } from './dispute-kinds';
import { endpoint } from './endpoint';
import { boardId, boardIdParam, disputeId, participantId, payoutId } from './ids';
import { count, done, id, instant, line, won } from './shapes';
import { STAGES } from './stages';
import { isToken } from './text';

export const PAYOUT_STATES = ['REQUESTED', 'SENT', 'FAILED', 'RETURNED'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

const bank = z.enum(BANK_CODES);

/** Of the number only the last four digits ever leave the server. */
export const PayoutAccount = z.object({
  bank,
  last4: z.string().check(z.regex(/^\d{4}$/)),
  holder: z.string(),
  /** From when on it takes payouts; null: now. */
  usableFrom: z.nullable(instant),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

const Part = z.object({ boardId, title: z.string(), amount: won });

export const Payout = z.object({
  id: payoutId,
  amount: won,
  state: z.enum(PAYOUT_STATES),
  bank,
  last4: z.string(),
  requestedAt: instant,
  /** When it was sent, failed or came back. */
  endedAt: z.nullable(instant),
  /** Why it failed or came back, in the operator's words. */
  why: z.nullable(z.string()),
  parts: z.array(Part),
});
export type Payout = z.infer<typeof Payout>;

export const Payouts = z.object({
  available: won,
  /** The purchases it is from. */
  parts: z.array(Part),
  /** What was handed over lately, and from when on it can be had. */
  later: z.array(z.object({ amount: won, from: instant })),
  /** What waits for open disputes of ended purchases. */
  disputed: z.array(Part),
  /** On its way. */
  requested: won,
  /** All that ever arrived. */
  sent: won,
  account: z.nullable(PayoutAccount),
  list: z.array(Payout),
});
export type Payouts = z.infer<typeof Payouts>;

const NUMBER = '계좌번호를 다시 확인해 주세요.';
const HOLDER = '예금주를 통장에 적힌 대로 적어 주세요.';

export const PayoutAccountForm = z
  .object({
    bank: z.enum(BANK_CODES, '은행을 골라 주세요.'),
    number: z.string(NUMBER).check(z.maxLength(40, NUMBER), z.refine(isToken, NUMBER), z.overwrite(accountDigits)),
    // An operator compares it and types it into a bank.
    holder: line(1, 30, '예금주를 적어 주세요.', HOLDER).check(z.refine((holder) => /\p{L}/u.test(holder), HOLDER)),
  })
  .check(z.refine(({ bank: of, number }) => isAccountNumber(of, number), { path: ['number'], message: NUMBER }));
export type PayoutAccountForm = z.output<typeof PayoutAccountForm>;

export const payouts = endpoint({
  method: 'GET',
  path: '/api/payouts',
  summary:
    'Reads the caller’s balance as a leader (available, available later, requested, sent), the account and the payouts',
  auth: 'user',
  standing: 'any',
  response: Payouts,
  errors: [],
});

export const savePayoutAccount = endpoint({
  method: 'PUT',
  path: '/api/payouts/account',
  summary: 'Saves the bank account that payouts go to; a changed one can be used from the evening a day later',
  auth: 'user',
  standing: 'any',
  body: PayoutAccountForm,
  response: PayoutAccount,
  errors: ['PAYOUT_HOLDER', 'PAYOUT_OPEN'],
  limit: { max: 10, seconds: 3600 },
});

export const removePayoutAccount = endpoint({
  method: 'DELETE',
  path: '/api/payouts/account',
  summary: 'Removes the bank account that payouts go to; without one nothing changes',
  auth: 'user',
  standing: 'any',
  response: done,
  errors: ['PAYOUT_OPEN'],
});

export const requestPayout = endpoint({
  method: 'POST',
  path: '/api/payouts',
  summary: 'Requests a payout of the whole available balance to the saved bank account',
  auth: 'user',
  standing: 'any',
  response: Payout,
  errors: ['PAYOUT_ACCOUNT', 'PAYOUT_ACCOUNT_NEW', 'PAYOUT_SMALL', 'PAYOUT_OPEN'],
  limit: { max: 5, seconds: 60 },
});

/** Of one purchase, or of all of a month: what came in, went back, was handed over and was paid out. */
const Sums = z.object({ came: won, back: won, handedOver: z.int(), paidOut: z.int() });

export const STATEMENT_KINDS = [
  'PAYMENT',
  'REFUND',
  'HAND_OVER',
  'RETURN',
  'RECOVERY',
  'WAIVED',
  'PAYOUT',
  'PAYOUT_BACK',
  'COVERED',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export const Statement = z.object({
  /** `2026-11`, in Seoul. */
  month: z.string(),
  /** Months in which money moved, newest first. */
  months: z.array(z.string()),
  total: Sums,
  boards: z.array(z.extend(Sums, { boardId, title: z.string() })),
  entries: z.array(
    z.object({ id, at: instant, boardId, title: z.string(), kind: z.enum(STATEMENT_KINDS), amount: won }),
  ),
});
export type Statement = z.infer<typeof Statement>;

export const BoardStatement = z.extend(Sums, {
  boardId,
  title: z.string(),
  image: z.nullable(z.string()),
  stage: z.enum(STAGES),
  completedAt: z.nullable(instant),
  /** Followers who paid, in the order of their first payment. */
  payers: z.array(z.object({ nickname: z.string(), profileUrl: z.string(), amount: won })),
  /** What is still kept for the purchase. */
  held: won,
  /** What the leader can still have of it, now or later, and from when on. */
  left: won,
  leftFrom: z.nullable(instant),
  /** The leader's own share, which was never collected, and what the purchase really cost where a receipt says so. */
  ownShare: won,
  spent: z.nullable(won),
  /** How many pay, the leader included. */
  people: count,
  entries: z.array(
    z.object({
      id,
      at: instant,
      kind: z.enum(STATEMENT_KINDS),
      amount: won,
      nickname: z.nullable(z.string()),
      /** Whose it is; two who left the service have one nickname. */
      participantId: z.nullable(participantId),
      /** Why it went back. */
      reason: z.nullable(z.enum(['DISPUTE', 'RECEIPT', 'OTHER'])),
      /** For which problem a part went back, or came back from the leader. */
      dispute: z.nullable(z.object({ id: disputeId, kind: z.enum([...DISPUTE_KINDS, 'STALLED']) })),
    }),
  ),
});
export type BoardStatement = z.infer<typeof BoardStatement>;

export const statement = endpoint({
  method: 'GET',
  path: '/api/payouts/statement',
  summary:
    'Reads the caller’s statement of a month as a leader, by group purchase; without `month`, of the latest with a movement',
  auth: 'user',
  standing: 'any',
  query: z.object({
    month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, '달을 다시 골라 주세요.'))),
  }),
  response: Statement,
  errors: [],
});

export const boardStatement = endpoint({
  method: 'GET',
  path: '/api/payouts/statement/:boardId',
  summary: 'Reads the statement of one group purchase that the caller leads, movement by movement',
  auth: 'user',
  standing: 'any',
  params: z.object({ boardId: boardIdParam }),
  response: BoardStatement,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER'],
});
