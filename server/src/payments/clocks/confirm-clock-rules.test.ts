import { DAY_MS, eveningAfter, HOUR_MS, LATE_HOURS, STAGES, WARNED_HOURS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmByOf } from '../../handover/handover-rules';
import { firstByAsking } from '../../jobs/test-first-due';
import { isWhole, runs } from '../../test-ring';
import { type Awaited, confirmStep, receivedDue, stallStep, stallsAt } from './confirm-clock-rules';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const hence = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const waiting: Awaited = {
  role: 'FOLLOWER',
  leftAt: null,
  receivedAt: null,
  refundedAt: null,
  confirmBy: null,
  confirmWarnedFor: null,
  confirmWarnedAt: null,
  confirmWarnings: 0,
  receiptAskedAt: null,
};
const bought = { stage: 'PURCHASED' as const, purchasedAt: hence(-30 * 24), endsAt: null };

/** Whose date is so many hours away, warned so often of it. */
function handed(hours: number, warnings = 0, warnedHours = -10): Awaited {
  const confirmBy = hence(hours);
  const told = { confirmWarnedFor: confirmBy, confirmWarnedAt: hence(warnedHours), confirmWarnings: warnings };
  return { ...waiting, confirmBy, ...(warnings > 0 && told) };
}
const step = (member: Awaited) => confirmStep(member, bought, false, NOW);

test('warned a day before, warned three hours before, confirmed', () => {
  expect([step(waiting), step(handed(24.01)), step(handed(24)), step(handed(24, 1))]).toEqual([
    null,
    null,
    'warn-day',
    null,
  ]);
  expect([step(handed(3.01)), step(handed(3)), step(handed(3, 1)), step(handed(3, 2))]).toEqual([
    'warn-day',
    'warn-last',
    'warn-last',
    null,
  ]);
  expect([step(handed(0, 1)), step(handed(0, 2)), step(handed(-200, 2)), step(handed(0.01, 2))]).toEqual([
    'confirm',
    'confirm',
    'confirm',
    null,
  ]);
});

test('who was not warned of this very date two hours before is warned instead', () => {
  expect(step(handed(0))).toBe('warn-late');
  expect(step(handed(0, 2, -WARNED_HOURS))).toBe('confirm');
  expect(step(handed(0, 2, -WARNED_HOURS + 0.01))).toBe('warn-late');
  expect(step({ ...handed(0, 2), confirmWarnedFor: hence(-24) })).toBe('warn-late');
  expect(step({ ...handed(0, 2), confirmWarnedFor: null })).toBe('warn-late');
  expect(step({ ...handed(0, 2), confirmWarnedAt: null })).toBe('warn-late');
  expect(step({ ...handed(20, 1), confirmWarnedFor: hence(-24) })).toBe('warn-day');
});

test('only for a follower who waits, in a purchase that is bought, without an open dispute', () => {
  const of = (change: Partial<Awaited>) => [
    step({ ...handed(0, 1), ...change }),
    stallStep({ ...waiting, ...change }, bought, false, NOW),
  ];
  expect(of({})).toEqual(['confirm', 'end']);
  for (const change of [{ role: 'LEADER' as const }, { leftAt: NOW }, { receivedAt: NOW }, { refundedAt: NOW }])
    expect(of(change)).toEqual([null, null]);
  expect(confirmStep(handed(0, 1), bought, true, NOW)).toBe(null);
  expect(stallStep(waiting, bought, true, NOW)).toBe(null);
  for (const stage of STAGES) {
    const isBought = stage === 'PURCHASED';
    expect(confirmStep(handed(0, 1), { stage }, false, NOW)).toBe(isBought ? 'confirm' : null);
    expect(stallStep(waiting, { ...bought, stage }, false, NOW)).toBe(isBought ? 'end' : null);
  }
});

test('without a word both are asked after two weeks, once, and after three it ends', () => {
  const after = (days: number, change: Partial<Awaited> = {}, endsAt: Date | null = null) =>
    stallStep({ ...waiting, ...change }, { ...bought, purchasedAt: hence(-days * 24), endsAt }, false, NOW);
  expect([after(13.99), after(14), after(14, { receiptAskedAt: NOW }), after(20.99)]).toEqual([
    null,
    'ask',
    null,
    'ask',
  ]);
  expect([after(21), after(21, { receiptAskedAt: NOW })]).toEqual(['end', 'end']);
  expect(after(21, { confirmBy: hence(50) })).toBe(null);
  expect(after(30, {}, hence(-71)), 'the meeting was two days ago').toBe('ask');
  expect(stallStep(waiting, { ...bought, purchasedAt: null }, false, NOW)).toBe(null);
});

test('a meeting to come is waited for, 45 days at most', () => {
  const at = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  expect(stallsAt(NOW, null)).toEqual(at(21));
  expect(stallsAt(NOW, at(10))).toEqual(at(21));
  expect(stallsAt(NOW, at(18))).toEqual(at(21));
  expect(stallsAt(NOW, at(25))).toEqual(at(28));
  expect(stallsAt(NOW, at(42))).toEqual(at(45));
  expect(stallsAt(NOW, at(60))).toEqual(at(45));
});

/** Deeds at random hours, a job that stands still for days: what `runConfirmClock` does, with the same rules. */
test('nobody is confirmed who was not told of this date at least two hours before', () => {
  const deed = fc.record({
    do: fc.constantFrom('handed', 'again', 'untick', 'dispute', 'withdraw', 'run', 'run', 'run', 'run'),
    minutes: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 12_000 })),
  });
  let confirmed = 0;
  let late = 0;
  const history = fc.property(fc.array(deed, { minLength: 10, maxLength: 80 }), (deeds) => {
    let member = { ...waiting };
    let isDisputed = false;
    let at = NOW;
    const told: { of: Date; at: Date }[] = [];
    const warn = (confirmBy: Date, confirmWarnings: number) => {
      told.push({ of: confirmBy, at });
      member = { ...member, confirmBy, confirmWarnedFor: confirmBy, confirmWarnedAt: at, confirmWarnings };
    };
    for (const each of deeds) {
      at = new Date(at.getTime() + each.minutes * 60_000);
      if (each.do === 'dispute') isDisputed = true;
      if (each.do === 'untick') member.confirmBy = null;
      if (each.do === 'handed' || each.do === 'again') member.confirmBy = confirmByOf(null, at);
      if (each.do === 'withdraw' && isDisputed) {
        isDisputed = false;
        if (member.confirmBy) member.confirmBy = confirmByOf(null, at);
      }
      if (each.do !== 'run') continue;
      const step = confirmStep(member, bought, isDisputed, at);
      if (step === 'warn-day') warn(member.confirmBy!, 1);
      if (step === 'warn-last') warn(member.confirmBy!, 2);
      if (step === 'warn-late') {
        late++;
        warn(eveningAfter(at, LATE_HOURS), 1);
      }
      if (step !== 'confirm') continue;
      confirmed++;
      const mine = told.filter(({ of }) => of.getTime() === member.confirmBy!.getTime());
      expect(at >= member.confirmBy!).toBe(true);
      expect(mine.some((warning) => at.getTime() - warning.at.getTime() >= WARNED_HOURS * HOUR_MS)).toBe(true);
      return;
    }
  });
  fc.assert(history, { numRuns: runs(2000) });
  expect(confirmed).toBeGreaterThan(isWhole ? 100 : 5);
  expect(late).toBeGreaterThan(isWhole ? 100 : 5);
});

test('the next step is due when a rule says one first', () => {
  const hours = (min: number, max: number) => fc.option(fc.integer({ min, max }).map(hence), { nil: null });
  const member = fc
    .record({
      confirmBy: hours(-40, 60),
      isWarned: fc.boolean(),
      confirmWarnings: fc.integer({ min: 0, max: 2 }),
      confirmWarnedAt: hours(-30, 0),
      receiptAskedAt: fc.constantFrom(null, NOW),
      receivedAt: fc.constantFrom(null, null, null, NOW),
    })
    .map(({ isWarned, ...rest }) => ({ ...waiting, ...rest, confirmWarnedFor: isWarned ? rest.confirmBy : null }));
  const meeting = fc.record({
    stage: fc.constantFrom(...STAGES, 'PURCHASED' as const, 'PURCHASED' as const),
    purchasedAt: hours(-50 * 24, 0),
    endsAt: hours(-10 * 24, 20 * 24),
  });
  fc.assert(
    fc.property(member, meeting, fc.boolean(), fc.integer({ min: -30, max: 24 }), (one, met, isDisputed, hour) => {
      const ask = (then: Date) => confirmStep(one, met, isDisputed, then) ?? stallStep(one, met, isDisputed, then);
      expect(receivedDue(one, met, isDisputed, hence(hour))).toEqual(firstByAsking(ask, hence(hour), 24 * 50));
    }),
    { numRuns: runs(500) },
  );
});
