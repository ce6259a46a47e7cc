import { backPerSeat, costOf, STAGES, shareOf } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { backsOf, decideReceipt, decideSum, receiptWords } from './receipt-rules';

const bought = { stage: 'PURCHASED' as const, price: 48_000, spent: null as number | null };
const none = { count: 0, isCredited: false };

test.each(STAGES)('in %s', (stage) => {
  const refusal = decideReceipt({ ...bought, stage }, 'LEADER', none, { spent: 46_800 });
  expect(refusal).toBe(stage === 'PURCHASED' ? null : 'NOT_TRADABLE');
  expect(decideReceipt({ ...bought, stage }, 'FOLLOWER', none, { spent: 46_800 })).toBe('NOT_LEADER');
});

test.each([
  [{}, none, { spent: 46_800 }, null],
  [{}, none, { spent: 49_200 }, null],
  [{ spent: 46_800 }, none, { spent: 46_801 }, 'RECEIPT_RAISES'],
  [{ spent: 46_800 }, none, { spent: 46_800 }, null],
  // What was said above the price can still be corrected; nobody is charged for it.
  [{ spent: 492_000 }, none, { spent: 49_200 }, null],
  [{}, { count: 5, isCredited: false }, { spent: 46_800 }, 'RECEIPTS_FULL'],
  [{}, { count: 4, isCredited: false }, { spent: 46_800 }, null],
  [{}, { count: 5, isCredited: true }, { spent: 46_800 }, 'RECEIPT_LATE'],
  [{}, none, { spent: 23_999 }, 'RECEIPT_LOW'],
  [{}, none, { spent: 24_000 }, null],
  [{}, none, { spent: 4_680, sure: true }, null],
  [{}, none, { spent: 4_680, sure: false }, 'RECEIPT_LOW'],
] as const)('%j %j %j: %s', (changes, earlier, sum, refusal) => {
  expect(decideReceipt({ ...bought, ...changes }, 'LEADER', earlier, sum)).toBe(refusal);
});

test('half of an odd price is not less than half', () => {
  expect(decideSum({ price: 9_999 }, { spent: 5_000 })).toBeNull();
  expect(decideSum({ price: 9_999 }, { spent: 4_999 })).toBe('RECEIPT_LOW');
});

test('each sum gives back what the one before had not', () => {
  const six = { price: 48_000, totalUser: 6 };
  expect(backsOf(six, [46_800, 46_800, 46_799, 40_000])).toEqual([200, 0, 1, 1133]);
  expect(backsOf(six, [49_200, 48_000, 47_999])).toEqual([0, 0, 1]);
  expect(backsOf(six, [])).toEqual([]);
});

test.each([
  [46_800, 200, true, '영수증이 올라왔어요. 46,800원에 샀어요. 이웃마다 200원씩 돌려 드릴게요.'],
  [46_800, 200, false, '영수증이 올라왔어요. 46,800원에 샀어요. 한 몫에 200원씩 돌려 드릴게요.'],
  [47_999, 0, true, '영수증이 올라왔어요. 47,999원에 샀어요.'],
  [48_000, 0, true, '영수증이 올라왔어요. 48,000원에 샀어요.'],
  [49_200, 0, true, '영수증이 올라왔어요. 49,200원에 샀어요. 더 든 1,200원은 리더가 냈어요.'],
])('%i, back %i: %s %s', (spent, back, isEqual, words) => {
  expect(receiptWords({ price: 48_000, totalUser: 6 }, spent, back, isEqual)).toBe(words);
});

test('any holdings, the cost falling any number of times: what is left of the payments are the shares of the cost', () => {
  const price = fc.integer({ min: 1, max: 100_000_000 });
  const holdings = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 8 });
  const sums = fc.array(fc.integer({ min: 1, max: 200_000_000 }), { maxLength: 5 });
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 10 }), holdings, sums, (posted, own, others, said) => {
      const totalUser = own + others.reduce((sum, seats) => sum + seats, 0);
      const purchase = { price: posted, totalUser };
      const lowest = said.length > 0 ? Math.min(...said) : null;
      const cost = { price: costOf({ price: posted, spent: lowest }), totalUser };
      const back = backsOf(purchase, said).reduce((sum, each) => sum + each, 0);
      for (const seats of others) {
        const paid = shareOf(purchase, { role: 'FOLLOWER', seats });
        expect(paid - back * seats).toBe(shareOf(cost, { role: 'FOLLOWER', seats }));
      }
      expect(back).toBe(backPerSeat(totalUser, posted, cost.price));
      const left = others.reduce((sum, seats) => sum + shareOf(cost, { role: 'FOLLOWER', seats }), 0);
      expect(left + shareOf(cost, { role: 'LEADER', seats: own })).toBe(cost.price);
      expect(cost.price).toBeLessThanOrEqual(posted);
    }),
  );
});
