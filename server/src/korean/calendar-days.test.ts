import { describe, expect, test } from 'vitest';
import { calendarFrom } from './calendar-days';

/** A Wednesday. */
const calendar = calendarFrom('2026-11-18');

describe('days counted from a Wednesday in November', () => {
  test.each([
    ['수', false, 0],
    ['토', false, 3],
    ['일', false, 4],
    ['월', false, 5],
    ['화', false, 6],
    ['수', true, 7],
    ['토', true, 10],
    ['일', true, 11],
    ['월', true, 5],
  ])('%s요일, next week %s', (name, next, days) => expect(calendar.weekday(name, next)).toBe(days));

  test('the end of the week and of the month', () => {
    expect(calendar.sunday).toBe(4);
    expect(calendar.monthEnd(null)).toBe(12);
    expect(calendar.monthEnd(12)).toBe(43);
    expect(calendar.monthEnd(1)).toBe(74);
    expect(calendarFrom('2026-11-15').sunday).toBe(0);
  });

  test.each([
    [null, 18, 0],
    [null, 20, 2],
    [null, 17, 29],
    [11, 25, 7],
    [12, 3, 15],
    [11, 17, 364],
    [null, 31, null],
    [2, 30, null],
    [13, 1, null],
  ])('month %s, day %s', (month, day, days) => expect(calendar.date(month, day)).toBe(days));

  test('an exact day may be past', () => {
    expect(calendar.exactly(2026, 11, 17)).toBe(-1);
    expect(calendar.exactly(2027, 3, 1)).toBe(103);
    expect(calendar.exactly(2026, 2, 29)).toBeNull();
  });
});
