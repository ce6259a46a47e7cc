import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysFrom, endOfSeoulDay, seoulClock, seoulDay, startOfSeoulDay } from './seoul';

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('the day turns at midnight in Seoul', () => {
  expect(seoulDay(new Date('2026-11-15T14:59:59.999Z'))).toBe('2026-11-15');
  expect(seoulDay(new Date('2026-11-15T15:00:00.000Z'))).toBe('2026-11-16');
});

test('agrees with the time zone database', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });
  fc.assert(fc.property(instants, (instant) => seoulDay(instant) === format.format(instant)));
});

test('an instant is a date or its milliseconds, and the clock is the one on a wall in Seoul', () => {
  const instant = new Date('2026-11-15T15:04:00.000Z');
  expect(seoulDay(instant.getTime())).toBe(seoulDay(instant));
  expect([seoulClock(instant), seoulClock(instant.getTime() - 60_000 * 5)]).toEqual([
    { hour: 0, minute: 4 },
    { hour: 23, minute: 59 },
  ]);
});

test('every instant lies within its day, and days are counted between their starts', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -2000, max: 2000 }), (instant, days) => {
      const day = seoulDay(instant);
      expect(startOfSeoulDay(day) <= instant && instant < endOfSeoulDay(day)).toBe(true);
      expect(daysFrom(day, addDays(day, days))).toBe(days);
    }),
  );
});
