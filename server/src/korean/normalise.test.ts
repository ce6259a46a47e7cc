import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../test-ring';
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

test('the short cut for common text gives the same', () => {
  const common = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...Array.from('가나값뷁')),
      fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    ),
  });
  fc.assert(
    fc.property(common, (text) => {
      // A character outside the common ones sends the same text the long way round.
      expect(`${normalise(text)} ㄱ`.trim()).toBe(normalise(`${text} ㄱ`));
    }),
    { numRuns: runs(1000) },
  );
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
    { numRuns: runs(1000) },
  );
});
