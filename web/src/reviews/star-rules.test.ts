import { expect, test } from 'vitest';
import { starAt, starWords } from './star-rules';

const cells = [0, 1, 2, 3, 4].map((at) => ({ left: 100 + at * 58, width: 52 }));

test.each([
  [90, 0.5],
  [100, 0.5],
  [125, 0.5],
  [126, 1],
  [155, 1],
  [158, 1.5],
  [190, 2],
  [333, 4.5],
  [360, 5],
  [999, 5],
])('a tap at %d is %d stars', (x, star) => {
  expect(starAt(cells, x)).toBe(star);
});

test('every score has its words', () => {
  const words = Array.from({ length: 11 }, (_, half) => starWords(half / 2));
  expect(words.every((word) => word.length > 0)).toBe(true);
  expect(starWords(4.5)).toBe('아주 좋았어요');
});
