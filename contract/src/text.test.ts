import { expect, test } from 'vitest';
import { isWithin, wellFormed } from './text';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['가나다라마', 5, true],
  ['가나다라마바', 5, false],
  [FAMILY.repeat(5), 5, true],
  [FAMILY.repeat(6), 5, false],
  ['👨🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(5), 5, true],
  [`e${'\u0301'.repeat(20)}`, 5, true],
  [`e${'\u0301'.repeat(9_000)}`, 5, false],
  ['', 0, true],
])('%s within %i: %s', (text, max, fits) => {
  expect(isWithin(text, max)).toBe(fits);
});

test('half a character becomes the sign for a broken one', () => {
  expect(wellFormed('가\ud83d나\ude00😀')).toBe('가\ufffd나\ufffd😀');
});
