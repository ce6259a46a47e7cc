import { expect, test } from 'vitest';
import { accountDigits, accountWords, BANK_CODES, BANKS, isAccountNumber } from './banks';

test('every bank has a code of three digits, a name of its own and lengths in order', () => {
  expect(BANK_CODES.every((code) => /^\d{3}$/.test(code))).toBe(true);
  expect(new Set(BANK_CODES.map((code) => BANKS[code].name)).size).toBe(BANK_CODES.length);
  for (const code of BANK_CODES) {
    const digits: readonly number[] = BANKS[code].digits;
    expect(digits).toEqual([...new Set(digits)].toSorted((a, b) => a - b));
    expect(digits[0]).toBeGreaterThanOrEqual(7);
    expect(digits.at(-1)).toBeLessThanOrEqual(14);
  }
});

test.each([
  ['004', '123456-04-123456', true],
  ['004', '123456041234567', false],
  ['090', '3333-01-1234567', true],
  ['090', '333301123456', false],
  ['092', '1000 1234 5678', true],
  ['088', '１１０１２３４５６７８９', true],
  ['004', '123456-04-12345x', false],
  ['004', '', false],
  ['004', '0000000000', false],
] as const)('%s %s: %s', (bank, number, fits) => {
  expect(isAccountNumber(bank, accountDigits(number))).toBe(fits);
});

test('only the last four digits are shown', () => {
  expect(accountWords({ bank: '004', last4: '1234' })).toBe('국민 ···1234');
});
