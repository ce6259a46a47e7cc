import { expect, test } from 'vitest';
import { leftWords } from './left-words';

test.each([
  ['4구', '4구가 남아요'],
  ['2봉', '2봉이 남아요'],
  ['1마리', '1마리가 남아요'],
  ['3롤', '3롤이 남아요'],
])('%s', (left, words) => expect(leftWords(left)).toBe(words));
