import { expect, test } from 'vitest';
import { dayChoices, eveningIn, instantOf, isPossible, lengthWords, timeChoices, usualTimes } from './slot-times';

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

test('a day is read from its morning on, the night comes last', () => {
  const times = timeChoices(eveningIn(0, now));
  expect([times[0], times.at(-1)]).toEqual([8 * 60, 7 * 60 + 30]);
});

test.each([
  ['2026-11-18T09:00:00+09:00', ['오늘 저녁', '내일 저녁', '토요일 낮'], '2026-11-21T03:00:00.000Z'],
  ['2026-11-18T18:45:00+09:00', ['내일 저녁', '토요일 낮'], '2026-11-21T03:00:00.000Z'],
  ['2026-11-21T10:00:00+09:00', ['오늘 저녁', '내일 저녁', '토요일 낮'], '2026-11-21T03:00:00.000Z'],
])('at %s one can say %j', (at, words, saturday) => {
  const times = usualTimes(Date.parse(at));
  expect(times.map((each) => each.words)).toEqual(words);
  expect(times.at(-1)!.startsAt).toBe(saturday);
});

test('on Saturday evening only evenings are left', () => {
  expect(usualTimes(Date.parse('2026-11-21T14:00:00+09:00')).map((each) => each.words)).toEqual([
    '오늘 저녁',
    '내일 저녁',
  ]);
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
