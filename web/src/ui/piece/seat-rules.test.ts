import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planNamedSeats, planSeats, seatColumns } from './seat-rules';

test.each([
  // taken, total, cap → faces, +N, free
  [2, 4, 4, 2, 0, 2],
  [4, 4, 4, 4, 0, 0],
  [5, 5, 4, 5, 0, 0],
  [5, 6, 4, 4, 1, 0],
  [6, 6, 4, 4, 2, 0],
  [1, 6, 4, 1, 0, 3],
  [4, 4, 3, 4, 0, 0],
  [5, 5, 3, 3, 2, 0],
  [5, 6, 3, 3, 2, 0],
  [2, 3, 3, 2, 0, 1],
  [3, 10, 3, 3, 0, 0],
])('%i of %i with a cap of %i: %i faces, +%i, %i free', (taken, total, cap, faces, more, free) => {
  expect(planSeats(taken, total, cap)).toEqual({ faces, more, free });
});

test('faces and overflow always add up to who is there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 50 }), fc.nat(50), fc.constantFrom(3, 4), (total, there, cap) => {
      const taken = Math.min(there, total);
      const { faces, more, free } = planSeats(taken, total, cap);
      expect(faces + more).toBe(taken);
      expect(faces).toBeLessThanOrEqual(cap + 1);
      expect(faces + free).toBeLessThanOrEqual(Math.max(cap, faces));
    }),
  );
});

test.each([
  // taken, total → faces, +N, free, +N free
  [2, 4, 2, 0, 2, 0],
  [12, 12, 12, 0, 0, 0],
  [3, 50, 3, 0, 3, 44],
  [20, 50, 7, 13, 3, 27],
  [50, 50, 7, 43, 0, 0],
])('by name, %i of %i: %i faces, +%i, %i free, +%i', (taken, total, faces, more, free, freeMore) => {
  expect(planNamedSeats(taken, total)).toEqual({ faces, more, free, freeMore });
});

test.each([
  [2, 2],
  [4, 4],
  [5, 5],
  [6, 3],
  [7, 4],
  [9, 5],
  [11, 4],
  [12, 4],
])('%i seats stand in %i columns', (seats, columns) => {
  expect(seatColumns(seats)).toBe(columns);
});

test('no row is left with a single seat', () => {
  for (let seats = 2; seats <= 13; seats++) expect(seats % seatColumns(seats)).not.toBe(1);
});
