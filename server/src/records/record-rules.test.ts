import { DAY_MS, type NeighbourRecord, recordWords, type UserId } from '@mungchi/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  circleOf,
  countedOf,
  factsOf as facts3,
  identityOf,
  type MissedPromises,
  type OtherSeat,
  type Purchase,
} from './record-rules';

const factsOf = (purchases: readonly Purchase[], missed: MissedPromises, reply: 10 | 60 | 720 | null = null) =>
  facts3(purchases, missed, reply);

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * DAY_MS);
const bought = (on: number, people: number[], more: Partial<Purchase> = {}): Purchase => ({
  endedAt: day(on),
  role: 'FOLLOWER',
  hasPaid: true,
  wasReminded: false,
  others: people.map((account) => ({ account: account as UserId, mark: null })),
  ...more,
});
const CLEAN = { noShows: 0, lateChanges: 0, unbought: 0, lost: 0 };

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

test('what does not count holds nobody back; the days count, not the order they are read in', () => {
  expect(countedOf([bought(40, [1]), bought(0, [1]), bought(20, [1])]).joined).toHaveLength(2);
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

test('what cost nothing is nothing', () => {
  const free = many(6, (nth) => ({ hasPaid: nth > 1 }));
  expect(factsOf(free, CLEAN)).toMatchObject({ joined: 4, payments: 4, paidEarly: 4, paysFast: false });
  expect(countedOf(many(6, () => ({ hasPaid: false })))).toMatchObject({ joined: [], people: 0 });
});

test('one account with many cards is one neighbour, and so are many accounts on one card', () => {
  const paidBy = (on: number, account: number, mark: string): Purchase =>
    bought(on, [], { role: 'LEADER', hasPaid: false, others: [{ account: account as UserId, mark }] });
  const oneAccount = [paidBy(0, 1, 'a'), paidBy(1, 1, 'b'), paidBy(2, 1, 'c'), paidBy(40, 1, 'd')];
  expect(countedOf(oneAccount)).toMatchObject({ led: [{ endedAt: day(0) }, { endedAt: day(40) }], ledWith: 1 });
  const oneCard = [paidBy(0, 1, 'a'), paidBy(1, 2, 'a'), paidBy(2, 3, 'a')];
  expect(countedOf(oneCard)).toMatchObject({ led: [{ endedAt: day(0) }], ledWith: 1 });
  // Two who were apart are one as soon as a third shares with both.
  const chained = [paidBy(0, 1, 'a'), paidBy(1, 2, 'b'), paidBy(2, 3, 'c'), paidBy(40, 1, 'b')];
  expect(countedOf(chained)).toMatchObject({ ledWith: 2 });
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
  expect(factsOf(many(count), { ...CLEAN, noShows, lateChanges })).toMatchObject({
    noShows,
    lateChanges,
    keepsAppointments,
  });
});

describe('who the others are', () => {
  const seat = (more: Partial<OtherSeat>): OtherSeat => ({
    userId: 7 as UserId,
    role: 'FOLLOWER',
    mark: 'm',
    paid: 3000,
    ...more,
  });
  test.each([
    ['a leader is an account', seat({ role: 'LEADER', paid: 0 }), { account: 7, mark: null }],
    ['a follower is an account and a means of payment', seat({}), { account: 7, mark: 'm' }],
    ['or the account alone where none is known', seat({ mark: null }), { account: 7, mark: null }],
    ['little money is nobody', seat({ paid: 2999 }), null],
    ['and so is what one has paid with oneself', seat({ mark: 'mine' }), null],
    [
      'but a leader who paid with it elsewhere is one',
      seat({ role: 'LEADER', mark: 'mine' }),
      { account: 7, mark: null },
    ],
  ])('%s', (_, other, identity) => {
    expect(identityOf(other, new Set(['mine']))).toEqual(identity);
  });

  const known = ['a', 'b', 'c', 'mine'];
  const seats = fc.array(
    fc.record({
      userId: fc.integer({ min: 1, max: 9 }).map((id) => id as UserId),
      role: fc.constant('FOLLOWER' as const),
      mark: fc.constantFrom(...known),
      paid: fc.integer({ min: 0, max: 9000 }),
    }),
    { maxLength: 6 },
  );
  const led = fc.array(fc.record({ on: fc.integer({ min: 0, max: 400 }), seats }), { maxLength: 8 });
  const counted = (rooms: readonly { on: number; seats: OtherSeat[] }[]) =>
    rooms.map(
      ({ on, seats: others }): Purchase => ({
        endedAt: day(on),
        role: 'LEADER',
        hasPaid: false,
        wasReminded: false,
        others: others.flatMap((each) => identityOf(each, new Set(['mine'])) ?? []),
      }),
    );

  test('puppets on marks that are there never raise anything', () => {
    fc.assert(
      fc.property(led, fc.nat(7), fc.nat(5), (rooms, which, whom) => {
        const room = rooms[which % Math.max(1, rooms.length)];
        const real = room?.seats[whom % Math.max(1, room.seats.length)];
        fc.pre(room !== undefined && real !== undefined && real.paid >= 3000);
        const before = countedOf(counted(rooms));
        room!.seats.push({ ...real!, userId: 99 as UserId });
        const after = countedOf(counted(rooms));
        expect([after.ledWith, after.led.length]).toEqual([before.ledWith, before.led.length]);
      }),
    );
  });

  test('one account is one neighbour, whatever it pays with', () => {
    const cards = fc.array(fc.record({ on: fc.nat(400), mark: fc.constantFrom(null, 'a', 'b', 'c', 'd') }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(cards, (paid) => {
        const { led, ledWith } = countedOf(
          counted(
            paid.map(({ on, mark }) => ({
              on,
              seats: [{ userId: 5 as UserId, role: 'FOLLOWER' as const, mark, paid: 9000 }],
            })),
          ),
        );
        expect(ledWith).toBe(paid.length === 0 ? 0 : 1);
        for (const [nth, { endedAt }] of led.entries())
          if (nth > 0) expect(endedAt.getTime() - led[nth - 1]!.endedAt.getTime()).toBeGreaterThanOrEqual(30 * DAY_MS);
      }),
    );
  });

  test('nothing grows by splitting one purchase into many with the same people', () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 2, max: 9 }), (others, parts) => {
        const one = countedOf(counted([{ on: 0, seats: others }]));
        const split = Array.from({ length: parts }, (_, nth) => ({
          on: nth,
          seats: others.map((each) => ({ ...each, paid: Math.floor(each.paid / parts) })),
        }));
        const many = countedOf(counted(split));
        expect(many.led.length).toBeLessThanOrEqual(one.led.length);
        expect(many.ledWith).toBeLessThanOrEqual(one.ledWith);
      }),
    );
  });
});

test('what must be said is said however little is counted, and nothing else with it', () => {
  expect(factsOf([bought(0, [1])], { ...CLEAN, unbought: 1 })).toMatchObject({
    unbought: 1,
    led: 0,
    joined: 0,
    keepsAppointments: false,
    paysFast: false,
    reply: null,
  });
  expect(factsOf([], { ...CLEAN, lost: 1 })).toMatchObject({ lost: 1, ledWith: 0 });
});

test('how fast a leader answers is told with the rest', () => {
  expect(factsOf(many(3), CLEAN, 60)).toMatchObject({ reply: 60, joinedWith: 3, ledWith: 0 });
});

test('words: every bad fact, first, and never praise in its place', () => {
  const times = fc.nat(3);
  const missed = fc.record({ noShows: times, lateChanges: times, unbought: times, lost: times });
  fc.assert(
    fc.property(fc.nat(12), missed, fc.constantFrom('LEADER', 'FOLLOWER'), (count, bad, as) => {
      const facts = factsOf(
        many(count, () => ({ role: as })),
        bad,
        10,
      );
      const record = {
        facts,
        started: count > 0,
        since: '2026-01',
        phone: true,
        verified: null,
        opensUpTo: null,
      } as NeighbourRecord;
      const words = recordWords(record, as);
      expect(words.bad).toHaveLength(Object.values(bad).filter((each) => each > 0).length);
      expect(words.good.length).toBeGreaterThan(0);
      if (count < 3) expect(words.good).toHaveLength(1);
    }),
  );
});

test.each([
  [{ unbought: 1 }, '이제 시작한 이웃이에요'],
  [{ lost: 1 }, '이제 시작한 이웃이에요'],
  [{ lateChanges: 1 }, '이제 시작한 이웃이에요'],
  [{ noShows: 1 }, '처음 여는 리더예요'],
])('of who has led it is not said that this is the first: %j', (missed, expected) => {
  const facts = factsOf([], { ...CLEAN, ...missed });
  const record = { facts, started: false, since: '2026-01', phone: true, verified: null, opensUpTo: 300_000 };
  expect(recordWords(record, 'LEADER').good).toEqual([expected]);
});

test('for an operator: how many bought, how many of others as well, how many accounts on one means of payment', () => {
  const of = (userId: number, mark: string | null, elsewhere = false) => ({
    userId: userId as UserId,
    mark,
    elsewhere,
  });
  const seats = [
    of(1, 'a'),
    of(1, 'b'),
    of(2, 'a', true),
    of(3, null),
    of(4, 'c'),
    of(5, null),
    of(6, 'd'),
    of(7, null),
  ];
  expect(circleOf(seats)).toEqual({ people: 7, elsewhere: 1, sameMark: 2 });
  expect(circleOf([])).toEqual({ people: 0, elsewhere: 0, sameMark: 0 });
});
