import { DAY_MS, eveningAfter, HOUR_MS, type Stage, WISH_HOURS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstByAsking } from '../../jobs/test-first-due';
import {
  alikeTo,
  type Clocked,
  decideAskWish,
  decideKeep,
  decideOpening,
  decideWish,
  firstUntil,
  firstUntilBy,
  gridPoint,
  hasGathered,
  isKeepable,
  keptUntil,
  ringOf,
  wishDue,
  wishState,
  wishStep,
  wishUntil,
} from './wish-rules';

const NOW = new Date('2026-11-15T03:00:00.000Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const NONE = new Map();

function wish(changes: Partial<Clocked> = {}): Clocked {
  return { people: 1, gatheredAt: null, until: later(9 * DAY_MS), kept: 0, warnedFor: null, endedAt: null, ...changes };
}
const board = (stage: Stage, deletedAt: Date | null = null) => ({ stage, deletedAt });

test.each([
  ['OPEN', wish(), null],
  ['GATHERED', wish({ gatheredAt: NOW }), null],
  ['OPENED', wish(), board('RECRUITING')],
  ['OPENED', wish({ gatheredAt: NOW }), board('COMPLETED')],
  ['GATHERED', wish({ gatheredAt: NOW }), board('CANCELLED')],
  ['OPEN', wish(), board('RECRUITING', NOW)],
  ['ENDED', wish({ endedAt: NOW }), null],
  ['ENDED', wish({ endedAt: NOW }), board('RECRUITING')],
  ['ENDED', wish({ until: NOW, gatheredAt: NOW }), null],
  ['ENDED', wish({ until: NOW }), board('RECRUITING')],
  ['OPEN', wish({ until: later(1) }), null],
])('it is %s', (state, of, opened) => {
  expect(wishState(of, opened, NOW)).toBe(state);
});

test.each([
  ['far from its end', wish({ until: later(DAY_MS + 1) }), null, null],
  ['on the last day', wish({ until: later(DAY_MS) }), null, 'warn'],
  ['a moment before its end', wish({ until: later(1) }), null, 'warn'],
  ['asked already', wish({ until: later(DAY_MS), warnedFor: later(DAY_MS) }), null, null],
  ['asked for the end before', wish({ until: later(DAY_MS), warnedFor: later(-20 * DAY_MS) }), null, 'warn'],
  ['opened', wish({ until: later(DAY_MS) }), board('PAYING'), null],
  ['given back', wish({ until: later(DAY_MS) }), board('CANCELLED'), 'warn'],
  ['at its end', wish({ until: NOW }), null, 'end'],
  ['opened, at its end', wish({ until: NOW }), board('PAYING'), 'end'],
  ['over', wish({ until: NOW, endedAt: NOW }), null, null],
  ['over, on the last day', wish({ until: later(1), endedAt: NOW }), null, null],
] as const)('the clock: %s', (_, of, opened, step) => {
  expect(wishStep(of, opened, NOW)).toBe(step);
});

test.each([
  [wish({ until: later(DAY_MS) }), null, null],
  [wish({ until: later(DAY_MS), kept: 1 }), null, null],
  [wish({ until: later(DAY_MS), kept: 2 }), null, 'WISH_KEPT'],
  [wish({ until: later(DAY_MS + 1) }), null, 'early'],
  [wish({ until: later(DAY_MS + 1), kept: 2 }), null, 'early'],
  [wish({ until: later(DAY_MS) }), board('RECRUITING'), 'early'],
  [wish({ until: NOW }), null, 'WISH_NOT_FOUND'],
] as const)('going on with it', (of, opened, code) => {
  expect(decideKeep(of, opened, NOW)).toBe(code);
  expect(isKeepable(of, opened, NOW)).toBe(code === null);
});

test('who is in too many cannot ask or join', () => {
  expect(decideAskWish({ wishes: 9, asked: 2 })).toBeNull();
  expect(decideAskWish({ wishes: 10, asked: 0 })).toBe('WISHES_FULL');
  expect(decideAskWish({ wishes: 3, asked: 3 })).toBe('WISHES_FULL');
});

describe('joining', () => {
  test.each([
    ['OPEN', 29, 3000, 9, null],
    ['GATHERED', 29, 3000, 9, null],
    ['ENDED', 1, 0, 0, 'WISH_NOT_FOUND'],
    ['OPENED', 1, 0, 0, 'WISH_OPENED'],
    ['OPEN', 29, 3000.1, 9, 'WISH_FAR'],
    ['OPEN', 30, 3000, 9, 'WISH_FULL'],
    ['OPEN', 29, 3000, 10, 'WISHES_FULL'],
  ] as const)('%s with %i people at %d m, in %i', (state, people, metres, wishes, code) => {
    expect(decideWish({ state, people }, { metres, wishes })).toBe(code);
  });

  test('three gather once', () => {
    expect(hasGathered({ gatheredAt: null }, 2)).toBe(false);
    expect(hasGathered({ gatheredAt: null }, 3)).toBe(true);
    expect(hasGathered({ gatheredAt: NOW }, 3)).toBe(false);
  });
});

test.each([
  ['OPEN', '감귤', '제주감귤', 3000, null],
  ['GATHERED', '쌀 20kg', '햅쌀', 0, null],
  ['ENDED', '감귤', '제주감귤', 0, 'WISH_NOT_FOUND'],
  ['OPENED', '감귤', '제주감귤', 0, 'WISH_OPENED'],
  ['OPEN', '감귤', '제주감귤', 3001, 'WISH_FAR'],
  ['OPEN', '감귤', '딸기', 0, 'WISH_OTHER'],
] as const)('opening from %s %s a purchase of %s', (state, wanted, name, metres, code) => {
  expect(decideOpening({ state, name: wanted }, { name, metres }, NONE)).toBe(code);
});

test('alike goes either way', () => {
  expect(alikeTo('감귤', NONE)('제주감귤 10kg')).toBe(true);
  expect(alikeTo('제주감귤 10kg', NONE)('감귤')).toBe(true);
  expect(alikeTo('감귤', NONE)('딸기')).toBe(false);
});

test.each([
  ['2026-11-19T03:00:00.000Z', '2026-11-26', '2026-11-20T12:00:00.000Z'],
  ['2026-11-19T12:00:00.000Z', '2026-11-26', '2026-11-20T12:00:00.000Z'],
  ['2026-11-19T12:00:00.001Z', '2026-11-26', '2026-11-21T12:00:00.000Z'],
  ['2026-11-19T03:00:00.000Z', '2026-11-19', '2026-11-19T12:00:00.000Z'],
  ['2026-11-19T12:00:00.000Z', '2026-11-19', null],
  ['2026-11-19T14:00:00.000Z', '2026-11-19', null],
])('opened %s, until %s: they sit first until %s', (opened, deadline, until) => {
  expect(firstUntil(new Date(opened), deadline)?.toISOString() ?? null).toBe(until);
});

test.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-26', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00:00.000Z', '2026-11-20', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00:00.000Z', '2026-11-19', '2026-11-19T12:00:00.000Z'],
  [null, '2026-11-19', null],
])('first until %s, the last day moved to %s: until %s', (until, deadline, by) => {
  expect(firstUntilBy(until === null ? null : new Date(until), deadline)?.toISOString() ?? null).toBe(by);
});

test('the place is a grid point of some 500 m, and rings are around that', () => {
  expect(gridPoint({ latitude: 33.4507, longitude: 126.5707 })).toEqual({ latitude: 33.45, longitude: 126.57 });
  expect(gridPoint({ latitude: 33.4526, longitude: 126.5726 })).toEqual({ latitude: 33.455, longitude: 126.575 });
  expect([null, 0, 750, 750.1, 1500, 1501, 3000, 3000.1].map(ringOf)).toEqual([
    null,
    750,
    750,
    1500,
    1500,
    3000,
    3000,
    null,
  ]);
});

test('whatever anybody does, a wish is over within 64 days, and within 22 when nobody does anything', () => {
  const asked = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const acts = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 30 * 24 }), keeps: fc.boolean() }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(asked, acts, (at, doings) => {
      let now = at;
      let one = wish({ until: wishUntil(at) });
      expect(one.until).toEqual(eveningAfter(at, WISH_HOURS));
      expect(wishState(one, null, new Date(at.getTime() + 22 * DAY_MS))).toBe('ENDED');
      for (const { wait, keeps } of doings) {
        now = new Date(now.getTime() + wait * HOUR_MS);
        if (keeps && decideKeep(one, null, now) === null) one = { ...one, until: keptUntil(one), kept: one.kept + 1 };
      }
      expect(wishState(one, null, new Date(at.getTime() + 64 * DAY_MS))).toBe('ENDED');
      // Every end is an evening.
      expect(one.until).toEqual(eveningAfter(one.until, 0));
    }),
  );
});

test('the next step of its clock is due when the rule says one first', () => {
  const hours = fc.integer({ min: -60, max: 60 }).map((count) => later(count * HOUR_MS));
  const opened = fc.constantFrom(null, board('RECRUITING'), board('CANCELLED'), board('RECRUITING', NOW));
  fc.assert(
    fc.property(hours, fc.boolean(), fc.boolean(), opened, hours, (until, isWarned, isOver, purchase, now) => {
      const one = wish({ until, warnedFor: isWarned ? until : null, endedAt: isOver ? NOW : null });
      expect(wishDue(one, purchase, now)).toEqual(firstByAsking((at) => wishStep(one, purchase, at), now, 130));
    }),
  );
});
