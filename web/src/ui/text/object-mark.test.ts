import { expect, test } from 'vitest';
import { objectMark } from './object-mark';

test.each([
  ['제주 감귤', '을'],
  ['절임배추', '를'],
  ['쌀 20kg', '을'],
  ['원두 500g', '을'],
  ['생수 2L', '를'],
  ['식혜 500ml', '를'],
  ['건전지 AA', '을(를)'],
  ['', '을(를)'],
])('%s', (word, mark) => {
  expect(objectMark(word)).toBe(mark);
});
