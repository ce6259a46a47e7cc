import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstReminder, nextReminder, REPEAT_WEEKS } from './repeats';
import { daysFrom } from './seoul';

const SUNDAY = '2026-11-15';

test.each([
  [1, 1, '2026-11-23'],
  [2, 1, '2026-11-30'],
  [4, 1, '2026-12-14'],
  [1, 0, '2026-11-22'],
  [2, 6, '2026-12-05'],
] as const)('every %i weeks on day %i is first on %s', (weeks, weekday, day) => {
  expect(firstReminder(SUNDAY, { weeks, weekday })).toBe(day);
});

test.each([
  ['2026-11-16', 1, '2026-11-16', '2026-11-23'],
  ['2026-11-16', 2, '2026-11-16', '2026-11-30'],
  ['2026-11-15', 2, '2026-11-16', '2026-11-16'],
  ['2026-12-20', 1, '2026-11-16', '2026-12-21'],
] as const)('on %s, every %i weeks from %s, the next is %s', (today, weeks, nextOn, day) => {
  expect(nextReminder(today, { weeks, nextOn })).toBe(day);
});

test('it is always ahead, on its weekday, and within two rounds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REPEAT_WEEKS),
      fc.integer({ min: 0, max: 6 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (weeks, weekday, at) => {
        const today = at.toISOString().slice(0, 10);
        const first = firstReminder(today, { weeks, weekday });
        expect(new Date(first).getUTCDay()).toBe(weekday);
        expect(daysFrom(today, first)).toBeGreaterThanOrEqual(7 * weeks);
        expect(daysFrom(today, first)).toBeLessThan(7 * weeks + 7);
        const next = nextReminder(first, { weeks, nextOn: first });
        expect(daysFrom(first, next)).toBe(7 * weeks);
      },
    ),
  );
});
