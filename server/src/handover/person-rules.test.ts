import { expect, test } from 'vitest';
import { shownState } from './person-rules';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 16, hour));
const wire = (hour: number) => at(hour).toISOString();
const NOTHING = {
  receivedAt: null,
  refundedAt: null,
  handedAt: null,
  noShowAt: null,
  confirmBy: null,
  receivedHow: null,
  disputedAt: null,
};
const OTHERS = { confirmBy: null, at: null, how: null };

test.each([
  [{}, { state: 'WAITING', confirmBy: null, at: null, how: null }, 'WAITING'],
  [{ handedAt: at(1), confirmBy: at(9) }, { state: 'HANDED', confirmBy: wire(9), at: wire(1), how: null }, 'WAITING'],
  [{ handedAt: at(1) }, { state: 'HANDED', confirmBy: null, at: wire(1), how: null }, 'WAITING'],
  [{ noShowAt: at(2), confirmBy: at(9) }, { state: 'NO_SHOW', confirmBy: wire(9), at: wire(2), how: null }, 'WAITING'],
  [
    { handedAt: at(1), confirmBy: at(9), receivedAt: at(3), receivedHow: 'CODE' as const },
    { state: 'RECEIVED', confirmBy: null, at: wire(3), how: 'CODE' },
    'RECEIVED',
  ],
  [
    { receivedAt: at(3), receivedHow: 'PRESS' as const, disputedAt: at(4), handedAt: at(1), confirmBy: at(9) },
    { state: 'DISPUTED', confirmBy: null, at: wire(4), how: null },
    'WAITING',
  ],
  [
    { refundedAt: at(5), disputedAt: at(4), receivedHow: 'DISPUTE' as const },
    { state: 'REFUNDED', confirmBy: null, at: wire(5), how: null },
    'RECEIVED',
  ],
])('%j', (seat, own, others) => {
  expect(shownState({ ...NOTHING, ...seat }, true)).toEqual(own);
  expect(shownState({ ...NOTHING, ...seat }, false)).toEqual({ state: others, ...OTHERS });
});
