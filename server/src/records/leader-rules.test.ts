import { exposureOf, largestPrice } from '@mungchi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNewLeader, leaderLimit } from './leader-rules';

test.each([
  [0, 300_000, 300_000],
  [1, 300_000, 400_000],
  [19, 300_000, 2_200_000],
  [20, 300_000, null],
  [0, 0, null],
  [3, 500_000, 800_000],
])('with %d neighbours from %d on: %s', (ledWith, start, limit) => {
  expect(leaderLimit(ledWith, start)).toBe(limit);
});

test('exposure is what others pay, in all of them', () => {
  expect(exposureOf([])).toBe(0);
  expect(exposureOf([{ price: 40_000, totalUser: 4, seats: 1 }])).toBe(30_000);
  expect(
    exposureOf([
      { price: 10_001, totalUser: 3, seats: 2 },
      { price: 40_000, totalUser: 4, seats: 1 },
    ]),
  ).toBe(33_333);
});

test('the largest price fits, and a thousand more does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_000_000 }),
      fc.integer({ min: 2, max: 50 }),
      fc.nat(48),
      (left, totalUser, more) => {
        const seats = 1 + (more % (totalUser - 1));
        const price = largestPrice(left, { totalUser, seats });
        expect(exposureOf([{ price, totalUser, seats }])).toBeLessThanOrEqual(left);
        expect(exposureOf([{ price: price + 1000, totalUser, seats }])).toBeGreaterThan(left);
        expect(price % 1000).toBe(0);
      },
    ),
  );
  expect(largestPrice(-1, { totalUser: 2, seats: 1 })).toBe(0);
});

test('a word alone is slow until five neighbours have met it, where leaders start small', () => {
  expect([isNewLeader(4, 1), isNewLeader(5, 1), isNewLeader(0, 0)]).toEqual([true, false, false]);
});
