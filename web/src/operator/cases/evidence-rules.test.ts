import { expect, test } from 'vitest';
import { isOddOne, middleOf } from './evidence-rules';
import { DISPUTE } from './test-cases';

const [other, mine] = DISPUTE.receipts as [(typeof DISPUTE)['receipts'][0], (typeof DISPUTE)['receipts'][0]];
const odd = (...receipts: typeof DISPUTE.receipts) => isOddOne({ ...DISPUTE, receipts });

test('the odd one out: everybody else received by the code', () => {
  expect(odd(other, mine)).toBe(true);
  expect(odd(other, { ...mine, how: 'AUTO' })).toBe(true);
  expect(odd(other, { ...mine, how: 'CODE' })).toBe(false);
  expect(odd({ ...other, how: 'PRESS' }, mine), 'nobody used it').toBe(false);
  expect(odd(mine), 'there is nobody else').toBe(false);
});

test('the middle of like decisions', () => {
  expect([middleOf([60, 30, 42]), middleOf([10, 20]), middleOf([])]).toEqual([42, 20, 0]);
});
