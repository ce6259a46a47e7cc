import { getChoseong } from 'es-hangul';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keystrokes, onsetOf, plainOnsetOf, withinOneKey } from './jamo';

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));

test('onsets agree with es-hangul for every syllable', () => {
  for (let code = 0xac00; code <= 0xd7a3; code++) {
    const char = String.fromCharCode(code);
    expect(onsetOf(char)).toBe(getChoseong(char));
  }
});

test('keystrokes take compounds apart, and a doubled onset counts as its plain one', () => {
  expect(keystrokes(Array.from('과값a'))).toBe('ㄱㅗㅏㄱㅏㅂㅅa');
  expect(plainOnsetOf('떡')).toBe('ㄷ');
  expect(plainOnsetOf('%')).toBe('%');
});

test.each([
  ['감귤', '감귤', true],
  ['강귤', '감귤', true],
  ['가귤', '감귤', true],
  ['감귤l', '감귤', true],
  ['abcd', 'abdc', true],
  ['강굴', '감귤', false],
  ['감', '감귤', false],
])('%s and %s within one key: %s', (a, b, expected) => {
  expect(withinOneKey(keystrokes(Array.from(a)), keystrokes(Array.from(b)))).toBe(expected);
  expect(withinOneKey(keystrokes(Array.from(b)), keystrokes(Array.from(a)))).toBe(expected);
});

test('dropping any one key stays within one key', () => {
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), fc.nat(), (chars, n) => {
      const keys = keystrokes(chars);
      const at = n % keys.length;
      expect(withinOneKey(keys, keys.slice(0, at) + keys.slice(at + 1))).toBe(true);
    }),
  );
});
