import { expect, test } from 'vitest';
import { piecesOf, withSubject } from './found-rules';

test.each([
  ['이 봉투면 될까요?', '봉투', '이 [봉투]면 될까요?'],
  ['봉 투도 봉투', '봉투', '[봉 투]도 [봉투]'],
  ['Zip Bag', 'zipbag', '[Zip Bag]'],
  ['aaa', 'aa', '[aa]a'],
  ['🍊 감귤 🍊', '감귤', '🍊 [감귤] 🍊'],
  ['🍊🍊', '🍊', '[🍊][🍊]'],
  ['감귤'.normalize('NFD'), '감귤', '[감귤]'],
  ['없어요', '봉투', '없어요'],
  ['그대로', ' ', '그대로'],
])('%s, looking for %s', (words, q, shown) => {
  const pieces = piecesOf(words, q);
  expect(pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('')).toBe(shown);
});

test('a word with its particle', () => {
  expect(['감귤', '사과', 'kg'].map(withSubject)).toEqual(['‘감귤’이', '‘사과’가', '‘kg’이(가)']);
});
