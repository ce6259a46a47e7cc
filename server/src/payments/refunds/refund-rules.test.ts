import { DAY_MS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import {
  isRefusedForGood,
  isWhole,
  knownBack,
  leftOf,
  type RefundReason,
  refundStep,
  refundWords,
  sourcesOf,
} from './refund-rules';

const STATUSES = ['ready', 'paid', 'cancelled', 'failed'] as const;
const REASONS: RefundReason[] = ['CANCELLED', 'STRAY', 'MISMATCH', 'LOST', 'DISPUTE', 'TRUE_UP'];
const wait = { do: 'wait' };
const writeDown = { do: 'write-down' };
const park = { do: 'park' };
const tell = (amount: number, balance = amount) => ({ do: 'tell', amount, balance });

test('of a whole refund: money that is there is told to go back, money that went back is written down, and nothing else is', () => {
  const whole = { reason: 'CANCELLED', amount: 3333, before: 0 } as const;
  const step = (status: (typeof STATUSES)[number], cancelledAmount: number) =>
    refundStep({ status, amount: 3333, cancelledAmount }, whole);
  expect(STATUSES.map((status) => step(status, 0))).toEqual([wait, tell(3333), writeDown, wait]);
  expect(step('paid', 1000)).toEqual(tell(2333));
  expect(step('cancelled', 1000)).toEqual(tell(2333));
  expect(step('paid', 3333)).toEqual(writeDown);
  expect(refundStep(null, whole)).toEqual(wait);
});

test.each<[string, before: number, amount: number, cancelled: number, expected: object]>([
  ['the first part', 0, 1000, 0, tell(1000, 3333)],
  ['the first part, told already', 0, 1000, 1000, writeDown],
  ['more went back than it', 0, 1000, 1001, writeDown],
  ['a second part', 1000, 500, 1000, tell(500, 2333)],
  ['a second part, told already', 1000, 500, 1500, writeDown],
  ['the rest', 1000, 2333, 1000, tell(2333)],
  ['somebody gave a part back by hand', 0, 1000, 999, park],
  ['somebody gave a part back by hand, after the first', 1000, 1000, 1001, park],
  ['less went back than the books know', 1000, 500, 900, park],
  ['more than there is', 1000, 2334, 1000, park],
])('of a part: %s', (_, before, amount, cancelledAmount, expected) => {
  const step = (status: (typeof STATUSES)[number]) =>
    refundStep({ status, amount: 3333, cancelledAmount }, { reason: 'DISPUTE', amount, before });
  expect(step('paid')).toEqual(expected);
  expect([step('ready'), step('failed')]).toEqual([wait, wait]);
});

test('which reasons mean all that is left', () => {
  expect(REASONS.filter(isWhole)).toEqual(['CANCELLED', 'STRAY', 'MISMATCH', 'LOST']);
});

test('a refusal is final after three days', () => {
  const at = new Date('2026-11-16T00:00:00Z');
  const after = (ms: number) => isRefusedForGood(at, new Date(at.getTime() + ms));
  expect([after(0), after(3 * DAY_MS - 1), after(3 * DAY_MS)]).toEqual([false, false, true]);
});

test('what is left, and what the provider is known to have given back', () => {
  const standing = { paid: 3333, returned: 1000, byHand: 400, charged: 200, promised: 300 };
  expect(leftOf(standing)).toBe(1833);
  expect(leftOf({ ...standing, promised: 5000 })).toBe(0);
  expect(knownBack(standing)).toBe(800);
});

test('the statement says why', () => {
  expect(REASONS.map(refundWords)).toEqual([
    '공구 취소 환불',
    '중복 결제 환불',
    '결제 금액 오류 환불',
    '취소된 결제 환불',
    '문제 확인 환불',
    '구매 차액 환불',
  ]);
});

test('a part comes from the leader as far as that goes, the rest from the service', () => {
  expect([sourcesOf(3000, 5000), sourcesOf(3000, 3000)]).toEqual(Array(2).fill({ leader: 3000, service: 0 }));
  expect(sourcesOf(3000, 1000)).toEqual({ leader: 1000, service: 2000 });
  expect(sourcesOf(3000, -1)).toEqual({ leader: 0, service: 3000 });
});
