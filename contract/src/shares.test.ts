import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOfShare, shareOf, split } from './shares';

test('followers pay the floor, and the shares add up to the price to the won', () => {
  const price = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(price, fc.integer({ min: 2, max: 50 }), (total, people) => {
      const { follower, leader } = split(total, people);
      expect(follower).toBe(Math.floor(total / people));
      expect(leader + follower * (people - 1)).toBe(total);
      expect(leader).toBeGreaterThanOrEqual(follower);
    }),
  );
});

test('whoever holds how many seats, a full room owes the price to the won, and followers their floor', () => {
  const seats = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 6 }),
      seats,
      (price, own, others) => {
        const totalUser = own + others.reduce((sum, one) => sum + one, 0);
        const purchase = { price, totalUser };
        const shares = others.map((count) => shareOf(purchase, { role: 'FOLLOWER', seats: count }));
        const leader = shareOf(purchase, { role: 'LEADER', seats: own });
        expect(shares.reduce((sum, one) => sum + one, leader)).toBe(price);
        expect(shares).toEqual(others.map((count) => Math.floor(price / totalUser) * count));
        expect(leader).toBe(Math.floor(price / totalUser) * own + (price % totalUser));
      },
    ),
  );
});

test('with one seat each it is the equal split', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 2, max: 50 }), (price, totalUser) => {
      const { follower, leader } = split(price, totalUser);
      expect(shareOf({ price, totalUser }, { role: 'FOLLOWER', seats: 1 })).toBe(follower);
      expect(shareOf({ price, totalUser }, { role: 'LEADER', seats: 1 })).toBe(leader);
    }),
  );
});

test('any holdings of two to fifty seats: the shares are the price', () => {
  const price = fc.integer({ min: 1, max: 100_000_000 });
  const holdings = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 50 }).map((all) => {
    let left = 50;
    return all.flatMap((seats) => {
      const held = Math.min(seats, left);
      left -= held;
      return held > 0 ? [held] : [];
    });
  });
  fc.assert(
    fc.property(price, holdings, (total, [own, ...others]) => {
      const purchase = { price: total, totalUser: own! + others.reduce((sum, seats) => sum + seats, 0) };
      const followers = others.reduce((sum, seats) => sum + shareOf(purchase, { role: 'FOLLOWER', seats }), 0);
      expect(followers + shareOf(purchase, { role: 'LEADER', seats: own! })).toBe(total);
    }),
  );
});

test.each([
  ['nothing said yet', null, 24_000],
  ['bought for less', 69_600, 23_200],
  ['bought for more', 80_000, 24_000],
])('two of six shares, %s', (_, spent, cost) => {
  expect(costOfShare({ price: 72_000, totalUser: 6, spent }, { share: 24_000, seats: 2 })).toBe(cost);
});
