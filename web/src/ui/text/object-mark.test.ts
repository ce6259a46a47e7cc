import { expect, test } from 'vitest';
import { objectMark } from './object-mark';

test.each([
  ['제주 감귤', '을'],
  ['절임배추', '를'],
  ['쌀 20kg', '을(를)'],
  ['', '을(를)'],
])('%s', (word, mark) => {
  expect(objectMark(word)).toBe(mark);
});
