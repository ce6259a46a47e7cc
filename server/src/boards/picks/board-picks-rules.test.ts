import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickReasonOf } from './board-pick-reason';
import { type Candidate, rankPicks, SIGNAL_KINDS, type Signal } from './board-picks-rules';
import { sharedThing, wordsOfName } from './board-words';

const candidate = (changes: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  name: '양파',
  categoryId: 1,
  distance: 400,
  memberCount: 1,
  totalUser: 6,
  daysLeft: 6,
  likeCount: 0,
  leaderGauge: 50,
  neighbours: 0,
  ...changes,
});
const signal = (changes: Partial<Signal> = {}): Signal => ({
  kind: 'liked',
  name: '감귤',
  categoryId: 1,
  daysAgo: 1,
  ...changes,
});

test.each([
  ['제주감귤', '노지 감귤', '감귤'],
  ['방울토마토', '완숙토마토', '토마토'],
  ['제주 감귤', '제주 흑돼지', null],
  ['감귤 10kg 박스', '감귤', '감귤'],
  ['', '감귤', null],
  ['100%', '100%', null],
])('%j and %j share %j', (a, b, thing) => {
  expect(sharedThing(wordsOfName(a), wordsOfName(b))).toBe(thing);
});

/** Each rises above the same candidate without it. */
test.each([
  ['likeness to something liked', { name: '감귤' }, [signal()]],
  ['the reader’s category', { categoryId: 2 }, [signal({ categoryId: 2, name: '라면' })]],
  ['similar neighbours', { neighbours: 3 }, []],
  ['hearts', { likeCount: 9 }, []],
  ['taken seats', { memberCount: 5 }, []],
  ['an early end', { daysLeft: 0 }, []],
  ['a short way', { distance: 10 }, []],
  ['a good leader', { leaderGauge: 95 }, []],
])('%s counts', (_, changes, signals) => {
  const plain = candidate({ id: 2 });
  const picks = rankPicks([plain, candidate({ id: 1, ...changes })], { interestCategory: null, signals });
  expect(picks[0]?.candidate.id).toBe(1);
});

test.each([
  ['감귤', '함께 샀던 감귤과 비슷해요'],
  ['대추방울토마토', '함께 샀던 상품과 비슷해요'],
])('the reason of one like %s fits into a line', (name, reason) => {
  const [pick] = rankPicks([candidate({ name })], {
    interestCategory: null,
    signals: [signal({ kind: 'joined', name })],
  });
  expect(pickReasonOf(pick!)).toBe(reason);
});

test('the interest named at sign-up counts, what faded does not', () => {
  const two = [candidate({ id: 2, categoryId: 1 }), candidate({ id: 1, categoryId: 4 })];
  expect(rankPicks(two, { interestCategory: 4, signals: [] })[0]?.candidate.id).toBe(1);
  const old = [signal({ categoryId: 1, daysAgo: 3000 })];
  expect(rankPicks(two, { interestCategory: 4, signals: old })[0]?.candidate.id).toBe(1);
});

test('whatever the data, the order is total, bounded and has a reason', () => {
  const names = fc.constantFrom('제주감귤', '노지 감귤', '양파', '라면 40개', '100%', '화장지 세트', '');
  const candidates = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      name: names,
      categoryId: fc.integer({ min: 1, max: 4 }),
      distance: fc.double({ min: 0, max: 10_000, noNaN: true }),
      memberCount: fc.integer({ min: 1, max: 4 }),
      totalUser: fc.integer({ min: 5, max: 50 }),
      daysLeft: fc.integer({ min: 0, max: 365 }),
      likeCount: fc.nat(100),
      leaderGauge: fc.double({ min: 0, max: 100, noNaN: true }),
      neighbours: fc.nat(100),
    }),
    { selector: (each) => each.id, maxLength: 30 },
  );
  const signals = fc.array(
    fc.record({
      kind: fc.constantFrom(...SIGNAL_KINDS),
      name: names,
      categoryId: fc.integer({ min: 1, max: 4 }),
      daysAgo: fc.nat(400),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(candidates, signals, fc.option(fc.integer({ min: 1, max: 4 })), (all, done, interestCategory) => {
      const taste = { interestCategory, signals: done };
      const picks = rankPicks(all, taste);
      expect(picks.length).toBe(Math.min(8, all.length));
      expect(rankPicks([...all].reverse(), taste).map((pick) => pick.candidate.id)).toEqual(
        picks.map((pick) => pick.candidate.id),
      );
      for (const pick of picks) {
        expect(Number.isFinite(pick.score)).toBe(true);
        expect(pickReasonOf(pick)).toMatch(/요$/);
        expect(Array.from(pickReasonOf(pick)).length).toBeLessThanOrEqual(24);
      }
    }),
  );
});
