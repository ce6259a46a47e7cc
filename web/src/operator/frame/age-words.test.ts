import { expect, test } from 'vitest';
import { ageHours, ageWords } from './age-words';

test.each([
  [0.2, '12분'],
  [1, '1시간'],
  [19.9, '19시간'],
  [35, '35시간'],
  [48, '2일'],
  [52, '2일 4시간'],
])('%d hours are %s', (hours, words) => {
  expect(ageWords(hours)).toBe(words);
});

test('what came a moment ahead of our clock has no age', () => {
  expect(ageHours('2026-11-16T01:00:00.000Z', Date.parse('2026-11-16T00:59:00.000Z'))).toBe(0);
});
