import { expect, test } from 'vitest';
import { dayChoices, eveningIn, instantOf, isPossible, lengthWords, timeChoices } from './slot-times';

const now = Date.parse('2026-11-16T23:30:00+09:00');

test('days begin with today in Seoul and reach three weeks; an older choice stays', () => {
  const days = dayChoices(eveningIn(1, now), now);
  expect(days[0]).toBe('2026-11-16');
  expect(days.at(-1)).toBe('2026-12-07');
  expect(days).toHaveLength(22);
  expect(dayChoices('2026-11-15T10:00:00.000Z', now)[0]).toBe('2026-11-15');
});

test('half hours, and a time that was chosen elsewhere', () => {
  expect(timeChoices(eveningIn(0, now))).toHaveLength(48);
  expect(timeChoices(instantOf('2026-11-20', 19 * 60 + 10))).toContain(1150);
});

test('an evening is 저녁 7시 in Seoul', () => {
  expect(eveningIn(1, now)).toBe('2026-11-17T10:00:00.000Z');
});

test.each([
  ['2026-11-16T23:59:00+09:00', false],
  ['2026-11-17T00:00:00+09:00', true],
  ['2026-12-07T23:30:00+09:00', true],
  ['2026-12-07T23:31:00+09:00', false],
])('%s is possible: %s', (startsAt, possible) => {
  expect(isPossible(startsAt, now)).toBe(possible);
});

test.each([
  [30, '30분'],
  [60, '1시간'],
  [90, '1시간 30분'],
])('%i minutes are %s', (minutes, words) => {
  expect(lengthWords(minutes)).toBe(words);
});
