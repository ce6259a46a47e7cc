import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from './normalise';

test.each([
  ['제주 감귤', '제주 감귤'],
  ['  제주\u3000감귤\n10KG ', '제주 감귤 10kg'],
  ['제주감귤'.normalize('NFD'), '제주감귤'],
  ['ＡＢＣ １００％', 'abc 100%'],
  ['제주-감귤(10kg), 특가!', '제주 감귤 10kg 특가'],
  ['1.5L 생수 1+1', '1.5l 생수 1+1'],
  ['끝. 시작', '끝 시작'],
  ['ㄳ', 'ㄱㅅ'],
  ['감ㄱ', '감ㄱ'],
  ['ㄱㄱ', 'ㄱㄱ'],
  ['ﾡﾡ', 'ㄱㄱ'],
  ['100%_할인', '100%_할인'],
  ['㎏', 'kg'],
  ['…!?', ''],
  ['', ''],
])('%j reads %j', (text, expected) => {
  expect(normalise(text)).toBe(expected);
});

test('normalising twice changes nothing', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('ㄱㄳㅏㅘ각ᆪ가감값Aａ %_.,1ﾡ\u0301')) }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const once = normalise(text);
      expect(normalise(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
