import type { StatementKind } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { heldOf, monthAfter, refundReasonOf, sumsOf } from './statement-rules';

const moved = (...all: [StatementKind, number][]) => all.map(([kind, amount]) => ({ kind, amount }));

test('are net of what came back', () => {
  const all = moved(
    ['PAYMENT', 100],
    ['REFUND', 7],
    ['HAND_OVER', 90],
    ['RETURN', 5],
    ['RECOVERY', 3],
    ['WAIVED', 2],
    ['PAYOUT', 80],
    ['PAYOUT_BACK', 30],
  );
  expect(sumsOf(all)).toEqual({ came: 100, back: 7, handedOver: 80, paidOut: 50 });
  expect(heldOf(all)).toBe(8);
  expect(heldOf([])).toBe(0);
  const covered = moved(['PAYMENT', 100], ['HAND_OVER', 100], ['WAIVED', 100], ['COVERED', 60]);
  expect([sumsOf(covered), heldOf(covered)]).toEqual([{ came: 160, back: 0, handedOver: 0, paidOut: 0 }, 60]);
});

test.each([
  ['REFUND', 'DISPUTE', 'DISPUTE'],
  ['REFUND', 'TRUE_UP', 'RECEIPT'],
  ['REFUND', 'CANCELLED', 'OTHER'],
  ['REFUND', null, 'OTHER'],
  ['PAYMENT', null, null],
] as const)('%s %s: %s', (kind, promised, reason) => {
  expect(refundReasonOf(kind, promised)).toBe(reason);
});

test.each([
  ['2026-11', '2026-12'],
  ['2026-12', '2027-01'],
  ['2026-01', '2026-02'],
  ['2026-09', '2026-10'],
])('after %s comes %s', (month, next) => expect(monthAfter(month)).toBe(next));
