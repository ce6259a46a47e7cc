import { expect, test } from 'vitest';
import { dayOf, hoursWords, meetingTime, nearDay, shortDayOf } from './meeting-words';

/** Of a clock in Seoul. */
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString();
const friday = at('2026-11-20', '19:00');

test('the hours stand without the day', () => {
  expect(hoursWords(friday, at('2026-11-20', '20:00'))).toBe('저녁 7시 ~ 8시');
  expect(hoursWords(at('2026-11-01', '20:30'), at('2026-11-01', '21:30'))).toBe('저녁 8시 30분 ~ 밤 9시 30분');
});

test('the day is said as short as the place allows', () => {
  expect(dayOf(friday)).toBe('11월 20일 금요일');
  expect(shortDayOf(friday)).toBe('20일 금요일');
  expect(meetingTime(friday, Date.parse(at('2026-11-20', '00:00')))).toBe('오늘 저녁 7시');
  expect(meetingTime(friday, Date.parse(at('2026-11-19', '23:59')))).toBe('내일 저녁 7시');
  expect(meetingTime(friday, Date.parse(at('2026-11-18', '23:59')))).toBe('11월 20일 저녁 7시');
  expect(nearDay(friday, Date.parse(at('2026-11-21', '00:00')))).toBeNull();
});
