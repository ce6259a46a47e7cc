import { HOUR_MS, seoulClock } from '@mungchi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wakingHour } from './waking-hour';

test.each([
  ['2026-11-18T05:10:00Z', '2026-11-18T06:00:00.000Z'],
  ['2026-11-18T12:00:00Z', '2026-11-18T12:00:00.000Z'],
  ['2026-11-18T14:44:00Z', '2026-11-19T01:00:00.000Z'],
  ['2026-11-18T19:00:00Z', '2026-11-19T01:00:00.000Z'],
])('from %s on neighbours meet at %s', (soonest, at) => {
  expect(wakingHour(Date.parse(soonest)).toISOString()).toBe(at);
});

test('never before, never at night, never more than half a day later', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      (soonest) => {
        const at = wakingHour(soonest.getTime());
        const { hour, minute } = seoulClock(at);
        expect(minute).toBe(0);
        expect(hour).toBeGreaterThanOrEqual(10);
        expect(hour).toBeLessThanOrEqual(21);
        expect(at.getTime() - soonest.getTime()).toBeGreaterThanOrEqual(0);
        expect(at.getTime() - soonest.getTime()).toBeLessThanOrEqual(13 * HOUR_MS);
      },
    ),
  );
});
