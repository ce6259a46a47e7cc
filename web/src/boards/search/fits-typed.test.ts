import { expect, test } from 'vitest';
import { fitsTyped } from './fits-typed';

test.each([
  ['유정란', '유', true],
  ['유정란', '유저', true],
  ['유정란', '정란', true],
  ['유정란', '유정한', false],
  ['감귤', 'ㄱㄱ', true],
  ['감귤', 'ㄱㄴ', false],
  ['감귤', 'ㄱ', true],
  ['LED 전구', 'led전', true],
  ['감귤', '귤 ', true],
  ['쌀', 'ㅆ', true],
])('%s while %j is typed: %s', (word, typed, fits) => {
  expect(fitsTyped(word, typed)).toBe(fits);
});
