import { STAGES } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decidePacking, inPackingOrder } from './packing-rules';

test('the leader, once everybody is there', () => {
  expect(STAGES.map((stage) => `${stage} ${decidePacking(stage, 'LEADER') ?? 'ok'}`)).toEqual([
    'RECRUITING PACKING_EARLY',
    'RECRUITED ok',
    'PAYING ok',
    'PURCHASED ok',
    'COMPLETED ok',
    'CANCELLED BOARD_CANCELLED',
  ]);
  expect(new Set(STAGES.map((stage) => decidePacking(stage, 'FOLLOWER')))).toEqual(new Set(['NOT_LEADER']));
});

test('as they joined, the leader last, wherever they stood', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100), { minLength: 1 }), (ids) => {
      const people = ids.map((id, nth) => ({ id, role: nth === 0 ? ('LEADER' as const) : ('FOLLOWER' as const) }));
      const order = inPackingOrder(people);
      expect(order.at(-1)).toBe(people[0]);
      const followers = order.slice(0, -1).map(({ id }) => id);
      expect(followers).toEqual(followers.toSorted((a, b) => a - b));
      expect(order).toHaveLength(people.length);
    }),
  );
});
