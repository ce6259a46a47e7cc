import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from './constants';
import {
  addDays,
  daysFrom,
  dayWords,
  endOfSeoulDay,
  eveningAfter,
  eveningWords,
  seoulClock,
  seoulDay,
  startOfSeoulDay,
} from './seoul';

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

test.each([
  // 밤 9시 is 12:00Z; exactly then is late enough.
  ['2026-11-15T12:00:00.000Z', 0, '2026-11-15T12:00:00.000Z'],
  ['2026-11-15T12:00:00.001Z', 0, '2026-11-16T12:00:00.000Z'],
  ['2026-11-15T00:00:00.000Z', 36, '2026-11-16T12:00:00.000Z'],
  ['2026-11-15T00:00:00.001Z', 36, '2026-11-17T12:00:00.000Z'],
  // Either side of midnight in Seoul.
  ['2026-11-15T14:59:59.999Z', 12, '2026-11-16T12:00:00.000Z'],
  ['2026-11-15T15:00:00.000Z', 12, '2026-11-16T12:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 36, '2027-01-01T12:00:00.000Z'],
])('the evening after %s and %d hours is %s', (instant, hours, evening) => {
  expect(eveningAfter(new Date(instant), hours).toISOString()).toBe(evening);
  expect(eveningAfter(Date.parse(instant), hours).toISOString()).toBe(evening);
});

test('an evening is 21:00 in Seoul, the first that is late enough', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 400 }), (instant, hours) => {
      const evening = eveningAfter(instant, hours);
      expect(seoulClock(evening)).toEqual({ hour: 21, minute: 0 });
      const after = evening.getTime() - instant.getTime() - hours * HOUR_MS;
      expect(after >= 0 && after < 24 * HOUR_MS).toBe(true);
    }),
  );
});

test('an evening and a day in words', () => {
  expect(eveningWords(new Date('2026-11-17T12:00:00.000Z'))).toBe('11월 17일 밤 9시');
  expect(dayWords(new Date('2026-11-30T15:00:00.000Z'))).toBe('12월 1일');
});
