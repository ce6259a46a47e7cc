import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thousands } from './thousands';

test('whole numbers are grouped as Korean readers are used to', () => {
  expect([0, 7, 999, 1000, -12_345, 1_234_567].map(thousands)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '-12,345',
    '1,234,567',
  ]);
});

test('as the browser would write them', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(thousands(whole)).toBe(whole.toLocaleString('ko-KR'));
    }),
  );
});
