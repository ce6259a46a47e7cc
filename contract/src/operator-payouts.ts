import * as z from 'zod/mini';
import { BANK_CODES } from './banks';
import { PAYOUT_WHY_MAX } from './constants';
import { endpoint } from './endpoint';
import { boardId, payoutId, payoutIdParam } from './ids';
import {
  CASE_ERRORS,
  CasePerson,
  CONFIRM_ERRORS,
  caseState,
  confirmSum,
  MONEY_LIMIT,
  operatorChange,
  operatorRead,
} from './operator-shapes';
import { PAYOUT_STATES } from './payouts';
import { count, instant, text, won } from './shapes';

/** Is the account's holder whom the phone company or the card says they are? */
export const NAME_CHECKS = ['SAME', 'OTHER', 'UNKNOWN'] as const;

export const OperatorPayout = z.object({
  id: payoutId,
  person: CasePerson,
  amount: won,
  state: z.enum(PAYOUT_STATES),
  bank: z.enum(BANK_CODES),
  /** Of the number only its end. */
  last4: z.string(),
  holder: z.string(),
  name: z.enum(NAME_CHECKS),
  /** Whom they signed up as, its middle masked; null where nobody checked it. */
  verifiedName: z.nullable(z.string()),
  parts: z.array(z.object({ boardId, title: z.string(), imgUrl: z.string(), amount: won })),
  requestedAt: instant,
  endedAt: z.nullable(instant),
  reference: z.nullable(z.string()),
  why: z.nullable(z.string()),
  /** Why the bank returned it, where the leader had left by then and the service asks again; null for all others. */
  returned: z.nullable(z.string()),
  /** Nobody is there to read why it failed: the service keeps it then. */
  left: z.boolean(),
  /** Who said how it ended; null: the machine or a command. */
  by: z.nullable(z.string()),
});
export type OperatorPayout = z.infer<typeof OperatorPayout>;

export const OperatorPayouts = z.object({
  payouts: z.array(OperatorPayout),
  /** Of all that wait. */
  open: z.object({ count, sum: won, oldestAt: z.nullable(instant) }),
  /** What was sent on each of the last fifteen days, today last. */
  days: z.array(won),
  /** Who sends: a person at the bank, or the sandbox by itself. */
  byHand: z.boolean(),
});
export type OperatorPayouts = z.infer<typeof OperatorPayouts>;

export const operatorPayouts = endpoint({
  ...operatorRead,
  path: '/api/operator/payouts',
  summary: 'Lists leaders’ payouts: requested ones oldest first, or ended ones latest first',
  query: z.object({ state: caseState }),
  response: OperatorPayouts,
});

const payoutParams = z.object({ payoutId: payoutIdParam });

export const operatorPayoutNumber = endpoint({
  ...operatorRead,
  path: '/api/operator/payouts/:payoutId/number',
  summary: 'Reads the whole bank account number of a requested payout. Reading it is audited',
  params: payoutParams,
  response: z.object({ number: z.string() }),
  errors: ['NOT_OPERATOR', 'OWN_CASE', 'NOT_FOUND', ...CONFIRM_ERRORS],
});

export const operatorPayoutsFile = endpoint({
  ...operatorRead,
  path: '/api/operator/payouts/file',
  summary:
    'Exports all requested payouts as a CSV file for the bank, with whole account numbers. Reading it is audited',
  response: z.object({ csv: z.string(), count }),
  errors: ['NOT_OPERATOR', ...CONFIRM_ERRORS],
  limit: { max: 20, seconds: 3600 },
});

const why = text(1, PAYOUT_WHY_MAX, `이유를 ${PAYOUT_WHY_MAX}자 안으로 적어 주세요.`);
const end = {
  ...operatorChange,
  method: 'PATCH',
  params: payoutParams,
  errors: [...CASE_ERRORS, ...CONFIRM_ERRORS, 'NOT_FOUND', 'CONFIRM_MISMATCH'],
  limit: MONEY_LIMIT,
} as const;

export const payoutSentAs = endpoint({
  ...end,
  path: '/api/operator/payouts/:payoutId/sent',
  summary: 'Marks a payout as sent, with the bank’s reference; `confirm` repeats the amount. It cannot be undone',
  body: z.object({ reference: text(1, 100, '은행 참조번호를 적어 주세요.'), confirm: confirmSum }),
});

export const payoutFailedAs = endpoint({
  ...end,
  path: '/api/operator/payouts/:payoutId/failed',
  summary: 'Marks a payout as failed; the leader is told why and can request it again',
  body: z.object({ why, confirm: confirmSum }),
});

export const payoutReturnedAs = endpoint({
  ...end,
  path: '/api/operator/payouts/:payoutId/returned',
  summary: 'Marks a sent payout as returned by the bank; the leader is told why and has the amount available again',
  body: z.object({ why, confirm: confirmSum }),
});
