import { expect, test } from 'vitest';
import { COUNT_ALONE, COUNT_BEFORE, COUNT_EITHER, countOf, eitherCount } from './count-words';

const whole = (pattern: string, word: string): string | undefined => new RegExp(`^(?:${pattern})`).exec(word)?.[0];

test.each([
  ['두', 2],
  ['열', 10],
  ['열두', 12],
  ['열다섯', 15],
  ['스무', 20],
])('%s before a noun', (word, count) => {
  expect(whole(COUNT_BEFORE, word)).toBe(word);
  expect(countOf(word)).toBe(count);
});

test.each([
  ['셋', 3],
  ['서이', 3],
  ['너이', 4],
])('%s alone', (word, count) => {
  expect(whole(COUNT_ALONE, word)).toBe(word);
  expect(countOf(word)).toBe(count);
});

test('digits count as themselves', () => {
  expect(countOf('7')).toBe(7);
});

test.each([
  ['두세', 3],
  ['서너', 4],
  ['대여섯', 6],
  ['열', 0],
])('%s is enough for the larger one', (words, count) => {
  expect(eitherCount(words)).toBe(count);
  if (count > 0) expect(whole(COUNT_EITHER, words)).toBe(words);
});
