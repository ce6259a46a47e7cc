/** Everything that decides about money, stages, gauges and who is told when. Pure, so that thousands of test runs are quick. */
const RULES = [
  'contract/src/shares.ts',
  'server/src/boards/board-rules.ts',
  'server/src/boards/change-rules.ts',
  'server/src/boards/clock-rules.ts',
  'server/src/boards/deadline-rules.ts',
  'server/src/boards/pause-rules.ts',
  'server/src/boards/wait-rules.ts',
  'server/src/handover/handover-rules.ts',
  'server/src/notifications/alert-rules.ts',
  'server/src/notifications/delivery-rules.ts',
  'server/src/notifications/push/push-rules.ts',
  'server/src/payments/confirm-clock-rules.ts',
  'server/src/payments/leader-rules.ts',
  'server/src/payments/ledger-rules.ts',
  'server/src/payments/pay-clock-rules.ts',
  'server/src/payments/payment-rules.ts',
  'server/src/payments/provider/portone-record.ts',
  'server/src/payments/reconcile-rules.ts',
  'server/src/payments/refund-rules.ts',
  'server/src/payments/share-rules.ts',
  'server/src/payments/trade-rules.ts',
  'server/src/payments/write-off-rules.ts',
  'server/src/reviews/gauge-rules.ts',
];

/** What carries the decisions out, under the database's locks. */
const VERBS = [
  'server/src/boards/advance-stage.ts',
  'server/src/boards/fill-seats.ts',
  'server/src/boards/lock-board.ts',
  'server/src/boards/mark-paid.ts',
  'server/src/boards/mark-received.ts',
  'server/src/payments/cancel-with-refunds.ts',
  'server/src/payments/carry-out-refund.ts',
  'server/src/payments/complete-purchase.ts',
  'server/src/payments/complete-trade.ts',
  'server/src/payments/confirm-booked.ts',
  'server/src/payments/create-order.ts',
  'server/src/payments/hand-over.ts',
  'server/src/payments/ledger-rows.ts',
  'server/src/payments/look-at-payment.ts',
  'server/src/payments/pay-share.ts',
  'server/src/payments/read-ledger.ts',
  'server/src/payments/receive-notice.ts',
  'server/src/payments/reconcile-orders.ts',
  'server/src/payments/reconcile-refunds.ts',
  'server/src/payments/request-refund.ts',
  'server/src/payments/reread-booked.ts',
  'server/src/payments/settle-for-order.ts',
  'server/src/payments/settle-payment.ts',
  'server/src/payments/write-off.ts',
  'server/src/reviews/recompute-gauges.ts',
  'server/src/reviews/write-review.ts',
];

/** `MUTATE=verbs` for the verbs, or a list of files; the rules by default. */
const asked = process.env['MUTATE'] ?? 'rules';
export const FILES = { rules: RULES, verbs: VERBS }[asked] ?? asked.split(',');
export const ARE_PURE = FILES.every((file) => RULES.includes(file));
