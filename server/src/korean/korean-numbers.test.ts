import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber, unitOf } from './korean-numbers';

test.each([
  ['만', 10_000],
  ['만오천', 15_000],
  ['3만5천', 35_000],
  ['이만', 20_000],
  ['2.5만', 25_000],
  ['십오만', 150_000],
  ['5천', 5_000],
  ['천오백', 1_500],
  ['12900', 12_900],
])('%s is %d', (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const UNITS: [size: number, name: string][] = [
  [1000, '천'],
  [100, '백'],
  [10, '십'],
  [1, ''],
];

function spellFour(n: number): string {
  return UNITS.map(([size, name]) => {
    const digit = Math.floor(n / size) % 10;
    if (digit === 0) return '';
    return (digit === 1 && size > 1 ? '' : DIGITS[digit]!) + name;
  }).join('');
}

const spell = (n: number): string =>
  (n >= 10_000 ? `${spellFour(Math.floor(n / 10_000))}만` : '') + spellFour(n % 10_000);

test('reads every spelt price back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 9_999_999 }), (n) => {
      expect(readNumber(spell(n))).toBe(n);
    }),
  );
});

test.each([
  ['3만', 10_000],
  ['5천', 1_000],
  ['30000', 10_000],
])('%s is counted in %d', (text, unit) => {
  expect(unitOf(text)).toBe(unit);
});
