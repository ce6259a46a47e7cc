import { STAGES, type Stage } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideFirst, isFirstHour } from './first-rules';

const NOW = new Date('2026-11-15T03:00:00.000Z');
const SOON = new Date(NOW.getTime() + 1);

function board(open: number, changes: { stage?: Stage; firstUntil?: Date | null } = {}) {
  return {
    stage: 'RECRUITING' as Stage,
    firstUntil: SOON,
    totalUser: open + 1,
    memberCount: 1,
    handingOn: 0,
    ...changes,
  };
}

test('until its hour, while it recruits', () => {
  expect(isFirstHour(board(3), NOW)).toBe(true);
  expect(isFirstHour(board(3), SOON)).toBe(false);
  expect(isFirstHour(board(3, { firstUntil: null }), NOW)).toBe(false);
  expect(STAGES.filter((stage) => isFirstHour(board(3, { stage }), NOW))).toEqual(['RECRUITING']);
});

test.each([
  // open seats, has a right, rights of others, wanted
  [3, false, 3, 1, 'FIRST_RIGHT'],
  [4, false, 3, 1, null],
  [4, false, 3, 2, 'FIRST_RIGHT'],
  [1, true, 9, 1, null],
  [3, true, 2, 2, 'FIRST_RIGHT'],
  [4, true, 2, 2, null],
  [1, false, 0, 1, null],
] as const)('%i seats, a right %s, %i of others, %i wanted', (open, hasRight, rightsLeft, seats, code) => {
  expect(decideFirst(board(open), { hasRight, rightsLeft }, seats, NOW)).toBe(code);
  expect(decideFirst(board(open), { hasRight, rightsLeft }, seats, SOON)).toBeNull();
});

test('a seat that is handed on is open too', () => {
  expect(decideFirst({ ...board(0), handingOn: 1 }, { hasRight: false, rightsLeft: 0 }, 1, NOW)).toBeNull();
});

test('in whatever order people come, everybody with a right finds a seat, as far as there are seats', () => {
  const coming = fc.array(fc.record({ hasRight: fc.boolean(), seats: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), coming, (open, people) => {
      let [taken, right] = [0, people.filter(({ hasRight }) => hasRight).length];
      const enough = right <= open;
      for (const { hasRight, seats } of people) {
        const wanted = hasRight ? 1 : seats;
        if (hasRight) right -= 1;
        const full = board(open - taken);
        if (open - taken < wanted) {
          expect(hasRight && enough).toBe(false);
          continue;
        }
        const code = decideFirst(full, { hasRight, rightsLeft: right }, wanted, NOW);
        if (hasRight) expect(code).toBeNull();
        if (code === null) taken += wanted;
      }
    }),
  );
});
