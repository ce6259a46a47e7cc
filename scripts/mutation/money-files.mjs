/** Everything that decides about money, stages and gauges: the rules, and the verbs that carry them out. */
export const MONEY = [
  'contract/src/shares.ts',
  'server/src/boards/board-rules.ts',
  'server/src/boards/deadline-rules.ts',
  'server/src/payments/payment-rules.ts',
  'server/src/payments/trade-rules.ts',
  'server/src/payments/ledger-rows.ts',
  'server/src/reviews/gauge-rules.ts',
];
