import { DAY_MS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { factsOf, type Purchase } from './record-rules';

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * DAY_MS);
const bought = (on: number, others: number[], more: Partial<Purchase> = {}): Purchase => ({
  endedAt: day(on),
  role: 'FOLLOWER',
  hasPaid: true,
  wasReminded: false,
  others,
  ...more,
});
const CLEAN = { noShows: 0, lateChanges: 0 };

test('at least three purchases, with three different neighbours', () => {
  expect(factsOf([bought(0, [1]), bought(1, [2]), bought(2, [3])], CLEAN)).toMatchObject({ led: 0, joined: 3 });
  expect(factsOf([bought(0, [1, 2, 3]), bought(40, [1])], CLEAN)).toBeNull();
  expect(factsOf([bought(0, [1]), bought(1, [2]), bought(40, [1])], CLEAN)).toBeNull();
});

test('two people together count once in 30 days, whatever the order they are read in', () => {
  const friends = [bought(59, [1, 2, 3]), bought(29, [1, 2]), bought(30, [1, 2, 3]), bought(0, [1, 2, 3])];
  expect(factsOf(friends, CLEAN)).toBeNull();
  const withNew = [bought(0, [1, 2, 3]), bought(29, [1, 4]), bought(30, [2])];
  expect(factsOf(withNew, CLEAN)).toMatchObject({ joined: 3 });
  const refreshed = [bought(0, [1, 2, 3]), bought(20, [1, 4]), bought(40, [1]), bought(41, [5])];
  expect(factsOf(refreshed, CLEAN)).toMatchObject({ joined: 3 });
});

const many = (count: number, more: (nth: number) => Partial<Purchase> = () => ({})) =>
  Array.from({ length: count }, (_, nth) => bought(nth, [nth], more(nth)));

test.each([
  [4, 0, false],
  [5, 0, true],
  [10, 1, true],
  [9, 1, false],
])('of %d payments %d after a reminder: fast is %s', (count, late, paysFast) => {
  const facts = factsOf(
    many(count, (nth) => ({ wasReminded: nth < late })),
    CLEAN,
  );
  expect(facts).toMatchObject({ payments: count, paidEarly: count - late, paysFast });
});

test('a leader pays nothing, and has no pace', () => {
  const facts = factsOf(
    many(6, () => ({ role: 'LEADER', hasPaid: false })),
    CLEAN,
  );
  expect(facts).toMatchObject({
    led: 6,
    joined: 0,
    payments: 0,
    paidEarly: 0,
    paysFast: false,
    keepsAppointments: true,
  });
});

test.each([
  [4, 0, 0, false],
  [5, 0, 0, true],
  [10, 1, 0, true],
  [10, 0, 1, true],
  [10, 1, 1, false],
])('%d purchases, %d no-shows, %d late changes: kept is %s', (count, noShows, lateChanges, keepsAppointments) => {
  expect(factsOf(many(count), { noShows, lateChanges })).toMatchObject({ noShows, lateChanges, keepsAppointments });
});
