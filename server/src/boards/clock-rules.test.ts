import { expect, test } from 'vitest';
import { clocksAfter, payByOf, vacantUntilOf } from './clock-rules';

const AT = new Date('2026-11-15T03:00:00.000Z');
const evening = (day: string) => new Date(`2026-11-${day}T12:00:00.000Z`);
const none = { vacantUntil: null, vacantAt: null, vacancyNoticedFor: null };
const notBuying = { buyBy: null, buyNotices: 0, buyNoticedAt: null };

test('what each event starts and stops', () => {
  const board = { payEnd: evening('23') };
  expect(clocksAfter('seats-filled', board, AT)).toEqual({ ...none, payEnd: evening('23') });
  expect(clocksAfter('everyone-paid', board, AT)).toEqual({
    ...none,
    ...notBuying,
    handingOn: 0,
    buyBy: evening('22'),
  });
  const over = { ...none, ...notBuying, handingOn: 0, payEnd: null };
  // Reviews open by themselves on the evening a week later.
  expect(clocksAfter('everyone-received', board, AT)).toEqual({ ...over, reviewsOpenAt: evening('22') });
  expect(clocksAfter('cancelled', board, AT)).toEqual(over);
  expect(clocksAfter('purchased', board, AT)).toEqual({ ...over, purchasedAt: AT });
});

test('a lost payment leaves at least three days to the end of all payments', () => {
  const payEnd = (before: Date | null) => clocksAfter('payment-lost', { payEnd: before }, AT);
  expect(payEnd(evening('23'))).toEqual({ ...notBuying, payEnd: evening('23') });
  expect(payEnd(evening('16'))).toEqual({ ...notBuying, payEnd: evening('18') });
  expect(payEnd(null)).toEqual({ ...notBuying, payEnd: evening('18') });
});

test('nobody’s clock runs beyond the end of all payments', () => {
  expect(payByOf({ payEnd: evening('23') }, AT)).toEqual(evening('17'));
  expect(payByOf({ payEnd: null }, AT)).toEqual(evening('17'));
  expect(payByOf({ payEnd: evening('15') }, AT)).toEqual(evening('15'));
});

test('of several vacancies the latest counts', () => {
  const payEnd = evening('23');
  expect(vacantUntilOf({ payEnd, vacantUntil: null }, AT)).toEqual(evening('17'));
  expect(vacantUntilOf({ payEnd, vacantUntil: evening('15') }, AT)).toEqual(evening('17'));
  expect(vacantUntilOf({ payEnd, vacantUntil: evening('18') }, AT)).toEqual(evening('18'));
  expect(vacantUntilOf({ payEnd: evening('15'), vacantUntil: null }, AT)).toEqual(evening('15'));
});
