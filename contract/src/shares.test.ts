import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { burdenOf, split } from './shares';

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

test('a member carries the share, the leader what is left over as well', () => {
  expect(burdenOf({ perPersonPrice: 3333 })).toBe(3333);
  expect(burdenOf({ perPersonPrice: 3333, remainder: 1 })).toBe(3334);
});
