import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from './format-phone';

test.each([
  ['', ''],
  ['010', '010'],
  ['0101', '010-1'],
  ['01012345678', '010-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
  ['010 1234 56789999', '010-1234-5678'],
  ['전화 010.1234.5678', '010-1234-5678'],
])('%s → %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('typing on from what is shown gives the same as typing it at once', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, more) => {
      expect(formatPhone(formatPhone(before) + more)).toBe(formatPhone(before.replace(/\D/g, '').slice(0, 11) + more));
    }),
  );
});
