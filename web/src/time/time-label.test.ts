import { DAY_MS } from '@mungchi/contract';
import { describe, expect, test } from 'vitest';
import {
  chatListTime,
  clockTime,
  countdown,
  dDayLabel,
  longDay,
  monthDay,
  relativeTime,
  untilEndOf,
} from './time-label';

const now = Date.parse('2026-11-14T08:00:00.000Z');
const ago = (milliseconds: number) => relativeTime(now - milliseconds, now);
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, DAY_MS];

test.each([
  [0, '방금 전'],
  [-5 * second, '방금 전'],
  [second, '1초 전'],
  [59 * second, '59초 전'],
  [60 * second, '1분 전'],
  [59 * minute + 59 * second, '59분 전'],
  [60 * minute, '1시간 전'],
  [24 * hour - 1, '23시간 전'],
  [day, '1일 전'],
  [7 * day - 1, '6일 전'],
  [7 * day, '1주 전'],
  [30 * 7 * day - 1, '29주 전'],
  [30 * 7 * day, '7개월 전'],
  [364 * day, '12개월 전'],
  [365 * day, '1년 전'],
  [800 * day, '2년 전'],
])('%i ms ago is %s', (age, label) => {
  expect(ago(age)).toBe(label);
});

describe('Seoul', () => {
  test.each([
    ['2026-11-16', '2026-11-14T08:00:00Z', 'D-2'],
    ['2026-11-15', '2026-11-14T14:59:59Z', 'D-1'],
    ['2026-11-15', '2026-11-14T15:00:00Z', 'D-DAY'],
    ['2026-11-15', '2026-11-15T14:59:59Z', 'D-DAY'],
    ['2026-11-15', '2026-11-15T15:00:00Z', null],
    ['2027-01-01', '2026-12-31T10:00:00Z', 'D-1'],
    ['2026-12-01', '2026-11-30T00:00:00Z', 'D-1'],
  ])('deadline %s seen at %s is %s', (deadline, at, label) => {
    expect(dDayLabel(deadline, Date.parse(at))).toBe(label);
  });
});

test('the chat list shows the clock, 어제, or the date', () => {
  expect(chatListTime('2026-11-14T01:12:00.000Z', now)).toBe('오전 10:12');
  expect(chatListTime('2026-11-13T15:00:00.000Z', now)).toBe('오전 12:00');
  expect(chatListTime('2026-11-13T14:59:00.000Z', now)).toBe('어제');
  expect(chatListTime('2026-11-12T10:00:00.000Z', now)).toBe('2026-11-12');
  expect(clockTime('2026-11-14T04:05:00.000Z')).toBe('오후 1:05');
});

test.each([
  ['2026-11-14', '오늘 밤 11시 59분까지'],
  ['2026-11-15', '내일 밤 11시 59분까지'],
  ['2026-12-01', '12월 1일 밤 11시 59분까지'],
])('the deadline %s lasts %s', (date, words) => {
  expect(untilEndOf(date, now)).toBe(words);
});

test('dates in words, time left in figures', () => {
  expect(monthDay('2026-11-05')).toBe('11월 5일');
  expect(longDay('2026-11-15')).toBe('11월 15일 일요일');
  expect(countdown(now + 3_723_999, now)).toBe('01:02:03');
  expect(countdown(now + 90 * hour, now)).toBe('90:00:00');
  expect(countdown(now - 1, now)).toBe('00:00:00');
});
