import { expect, test } from 'vitest';
import { unitPrice } from './unit-price';

test.each([
  ['노지 감귤 10kg', 28_900, '100g당 289원'],
  ['천혜향 2kg', 26_900, '100g당 1,345원'],
  ['3겹 화장지 30롤', 12_900, '1롤당 430원'],
  ['핫팩 50개입', 25_000, '1개당 500원'],
  ['생수 2L 6병', 6_000, null],
  ['향수 50ml', 30_000, null],
  ['샤워커튼', 14_900, null],
])('%s for %i: %s', (name, price, words) => {
  expect(unitPrice({ name, price })).toBe(words);
});
