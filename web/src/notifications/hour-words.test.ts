import { expect, test } from 'vitest';
import { hourWords, marksOf, nightsOf } from './hour-words';

test.each([
  [0, '밤 12시'],
  [1, '새벽 1시'],
  [5, '새벽 5시'],
  [6, '아침 6시'],
  [8, '아침 8시'],
  [11, '아침 11시'],
  [12, '낮 12시'],
  [13, '오후 1시'],
  [17, '오후 5시'],
  [18, '저녁 6시'],
  [21, '밤 9시'],
  [22, '밤 10시'],
  [23, '밤 11시'],
])('%i is %s', (hour, words) => {
  expect(hourWords(hour)).toBe(words);
});

test('the night on the band: across midnight, within a day, up to midnight, never', () => {
  expect(nightsOf(22, 8)).toEqual([
    [0, 8],
    [22, 24],
  ]);
  expect(nightsOf(1, 7)).toEqual([[1, 7]]);
  expect(nightsOf(22, 0)).toEqual([[22, 24]]);
  expect(nightsOf(9, 9)).toEqual([]);
});

test('marks do not touch each other', () => {
  expect(marksOf(22, 8)).toEqual([0, 8, 12, 22]);
  expect(marksOf(23, 10)).toEqual([0, 10, 23]);
  expect(marksOf(1, 6)).toEqual([1, 6, 12]);
  expect(marksOf(9, 9)).toEqual([0, 9]);
  expect(marksOf(0, 2)).toEqual([0, 12]);
});
