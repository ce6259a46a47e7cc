import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Facts, notifiedMost, stillCalls, TELL_REASONS, tellReasonOf } from './reason-rules';

const NOBODY: Facts = {
  isIn: false,
  apart: false,
  reported: false,
  away: false,
  metres: 1500,
  reach: 1500,
  nearbyToday: false,
  has: new Set(TELL_REASONS),
};

test('the first reason that holds counts', () => {
  const seen = TELL_REASONS.map((_, i) => tellReasonOf({ ...NOBODY, has: new Set(TELL_REASONS.slice(i)) }));
  expect(seen).toEqual(['WISH', 'AGAIN', 'REGULAR', 'KEYWORD', 'NEARBY']);
  expect(tellReasonOf({ ...NOBODY, has: new Set() })).toBeNull();
});

test('beyond their reach only a wish and an earlier purchase reach people', () => {
  const far = { ...NOBODY, metres: 1500.1 };
  expect(TELL_REASONS.map((reason) => tellReasonOf({ ...far, has: new Set([reason]) }))).toEqual([
    'WISH',
    'AGAIN',
    null,
    null,
    null,
  ]);
  expect(TELL_REASONS.map((reason) => tellReasonOf({ ...NOBODY, has: new Set([reason]) }))).toEqual([...TELL_REASONS]);
});

test('nearby is said once a day, everything else is not held back by it', () => {
  const told = { ...NOBODY, nearbyToday: true };
  expect(tellReasonOf({ ...told, has: new Set(['NEARBY']) })).toBeNull();
  expect(tellReasonOf({ ...told, has: new Set(['NEARBY', 'KEYWORD']) })).toBe('KEYWORD');
});

const facts: fc.Arbitrary<Facts> = fc.record({
  isIn: fc.boolean(),
  apart: fc.boolean(),
  reported: fc.boolean(),
  away: fc.boolean(),
  metres: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })),
  reach: fc.constantFrom(750, 1500, 3000),
  nearbyToday: fc.boolean(),
  has: fc.subarray([...TELL_REASONS]).map((reasons) => new Set(reasons)),
});

test('nobody apart, seated, paused, who reported it or without a home is told, whatever they asked for', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const reason = tellReasonOf(one);
      if (one.isIn || one.apart || one.reported || one.away || one.metres === null) expect(reason).toBeNull();
      else if (reason !== null) expect(one.has.has(reason)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each(['isIn', 'apart', 'reported', 'away'] as const)('not told: %s', (fact) => {
  expect(tellReasonOf({ ...NOBODY, [fact]: true })).toBeNull();
});

test('not told: no home', () => {
  expect(tellReasonOf({ ...NOBODY, metres: null })).toBeNull();
});

test.each([
  [-1, 0],
  [0, 0],
  [1, 100],
  [4, 400],
  [5, 500],
  [6, 500],
])('%j open seats call at most %j people', (seats, people) => {
  expect(notifiedMost(seats)).toBe(people);
});

test('the first two purchases of a day call', () => {
  expect([0, 1, 2].map(stillCalls)).toEqual([true, true, false]);
});
