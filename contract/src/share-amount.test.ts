import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountLeft, shareAmount } from './share-amount';

test.each<[string, number, number, string | null, string | null]>([
  ['10kg', 6, 1, '약 1.66kg', null],
  ['10kg', 6, 2, '약 3.32kg', null],
  ['10kg', 5, 1, '약 2kg', null],
  ['10 KG', 4, 1, '약 2.5kg', null],
  ['20키로', 8, 1, '약 2.5kg', null],
  ['3㎏', 4, 1, '약 750g', null],
  ['2.5kg', 2, 1, '약 1.25kg', null],
  ['1킬로', 3, 1, '약 330g', null],
  ['500g', 3, 2, '약 320g', null],
  ['1,500그램', 1, 1, '약 1.5kg', null],
  ['1.8L', 4, 1, '약 450ml', null],
  ['2리터', 1, 1, '약 2L', null],
  ['18ℓ', 4, 1, '약 4.5L', null],
  ['900㎖', 4, 1, '약 220ml', null],
  ['900ml', 4, 1, '약 220ml', null],
  ['1kg', 1, 1, '약 1kg', null],
  ['1.25kg', 1, 1, '약 1.25kg', null],
  ['1,000,000매', 2, 1, '500,000매', null],
  ['4.5박스', 2, 1, null, null],
  ['50g', 6, 1, null, null],
  ['61구', 6, 1, '10구', '1구'],
  ['60구', 7, 2, '16구', '4구'],
  ['60구', 6, 3, '30구', null],
  ['10,000매', 3, 1, '3,333매', '1매'],
  [' 12 롤 ', 5, 1, '2롤', '2롤'],
  ['3마리', 6, 1, null, null],
  ['7포기', 7, 7, '7포기', null],
  ['1.5박스', 3, 1, null, null],
  ['1,00매', 2, 1, null, null],
  ['0개', 2, 1, null, null],
  ['5kg 2박스', 2, 1, null, null],
  ['10kg(2박스)', 2, 1, null, null],
  ['총 10kg', 2, 1, null, null],
  ['넉넉히', 2, 1, null, null],
  ['10', 2, 1, null, null],
  ['10근', 2, 1, null, null],
  ['constructor', 2, 1, null, null],
  ['5constructor', 2, 1, null, null],
  ['', 2, 1, null, null],
])('%s in %d: %d of them are %s, %s is left', (quantity, totalUser, seats, amount, left) => {
  expect([shareAmount(quantity, totalUser, seats), amountLeft(quantity, totalUser)]).toEqual([amount, left]);
});

/** As somebody reads it, in g, ml or pieces. */
const readBack = (words: string): number => {
  const [, number = '', unit] = /^(?:약 )?([\d,.]+)(.+)$/.exec(words)!;
  return Math.round(Number(number.replaceAll(',', '')) * (unit === 'kg' || unit === 'L' ? 1000 : 1));
};

test('the shares never add up to more than the whole, and with what is left of things one counts to exactly that', () => {
  const goods = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('구', '개', '봉', '마리')),
    fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('kg', 'L')),
    fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('g', 'ml')),
  );
  fc.assert(
    fc.property(
      goods,
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 20 }),
      ([total, unit], seats) => {
        const quantity = `${total}${unit}`;
        const totalUser = seats.reduce((sum, each) => sum + each, 0);
        const shares = seats.map((each) => shareAmount(quantity, totalUser, each));
        const whole = total * (unit === 'kg' || unit === 'L' ? 1000 : 1);
        if (shares[0] === null) {
          expect(shares).toEqual(seats.map(() => null));
          return;
        }
        const sum = shares.reduce((before, share) => before + readBack(share!), 0);
        expect(sum).toBeLessThanOrEqual(whole);
        const left = amountLeft(quantity, totalUser);
        if (!shares[0]!.startsWith('약')) expect(sum + (left === null ? 0 : readBack(left))).toBe(whole);
      },
    ),
  );
});

test('anything at all is read without failing', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 100 }), (quantity, totalUser) => {
      const words = shareAmount(quantity, totalUser, 1);
      expect(words === null || /\d/.test(words)).toBe(true);
    }),
  );
});
