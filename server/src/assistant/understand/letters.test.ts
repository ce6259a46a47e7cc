import { expect, test } from 'vitest';
import { lettersOf, PAUSE, withoutLetters } from './letters';

test.each(['귤🍊 새우 빼고', '𠮷 새우 빼고', '👩‍🍳👍🏽 새우 빼고'])('%s: places are those of the string', (message) => {
  const { text, wordStarts } = lettersOf(message);
  expect(wordStarts).toContain(text.indexOf('새우'));
  expect(wordStarts).toContain(text.indexOf('빼고'));
});

test('a pause is no letter', () => {
  const { text, wordStarts, pauses } = lettersOf(`우유 ${PAUSE} 과자`);
  expect([text, [...wordStarts], [...pauses]]).toEqual(['우유과자', [0, 2], [2]]);
});

test('a letter less moves the places after it', () => {
  const { text, wordStarts } = withoutLetters(lettersOf('새우 | 빼고 귤'), new Set([2]));
  expect([text, [...wordStarts]]).toEqual(['새우빼고귤', [0, 2, 4]]);
});
