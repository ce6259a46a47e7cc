import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverNow } from '../time/clock';
import { forgetClock, measureClock } from './server-clock';

beforeEach(forgetClock);

const offset = () => serverNow() - Date.now();

test('the offset is never off by more than half a second and the trip', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: -3_600_000, max: 3_600_000 }),
      fc.array(fc.record({ at: fc.integer({ min: 0, max: 60_000 }), trip: fc.integer({ min: 2, max: 80 }) }), {
        minLength: 1,
        maxLength: 60,
      }),
      (truth, answers) => {
        forgetClock();
        for (const { at, trip } of answers) {
          const written = at + trip / 2 + truth;
          measureClock(new Date(Math.floor(written / 1000) * 1000).toUTCString(), at, at + trip);
          expect(Math.abs(offset() - truth)).toBeLessThanOrEqual(500 + trip + 80);
        }
      },
    ),
  );
  vi.useRealTimers();
});

test('a clock that was set starts over', () => {
  measureClock(new Date(10_000).toUTCString(), 10_000, 10_010);
  measureClock(new Date(3_610_000).toUTCString(), 10_000, 10_010);
  expect(offset()).toBeGreaterThan(3_500_000);
});

test('no date, no opinion', () => {
  measureClock(null, 0, 0);
  measureClock('soon', 0, 0);
  expect(Math.abs(offset())).toBeLessThanOrEqual(1);
});
