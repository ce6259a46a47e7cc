import { expect, test } from 'vitest';
import { payerMarkOf } from './payer-mark';

const mark = (name: string, number: string, key = 'key') => payerMarkOf(key, { name, number });

test('one card is one mark, however it is written; another card or key is another', () => {
  const known = mark('현대카드', '5432-10**-****-1234');
  expect(known).toMatch(/^[\w-]{43}$/);
  expect(mark(' 현대카드 ', '543210******1234')).toBe(known);
  expect(mark('신한카드', '543210******1234')).not.toBe(known);
  expect(mark('현대카드', '543210******1235')).not.toBe(known);
  expect(mark('현대카드', '543210******1234', 'other')).not.toBe(known);
  expect(known).not.toContain('1234');
});

test.each([
  ['no card', undefined],
  ['no name', { name: ' ', number: '543210******1234' }],
  ['seven digits', { name: '현대카드', number: '543********1234' }],
])('%s makes none', (_, card) => {
  expect(payerMarkOf('key', card)).toBeNull();
});

test('eight digits are enough', () => {
  expect(mark('현대카드', '5432********1234')).not.toBeNull();
});
