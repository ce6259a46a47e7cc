import { expect, test } from 'vitest';
import { wishGoods } from './wish-goods';

test.each([
  ['쌀 20kg', '쌀', '20kg'],
  ['제주 감귤 10kg', '제주 감귤', '10kg'],
  ['절임배추', '절임배추', ''],
  ['20kg', '20kg', ''],
])('%s', (wish, name, quantity) => {
  expect(wishGoods(wish)).toEqual({ name, quantity });
});
