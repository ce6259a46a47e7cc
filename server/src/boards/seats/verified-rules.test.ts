import { expect, test } from 'vitest';
import { decideVerified, decideVerifiedOnly } from './verified-rules';

const PLACE = { latitude: 37.5465, longitude: 127.0445 };
const north = (metres: number) => ({ ...PLACE, latitude: PLACE.latitude + (metres / 6_371_008.8) * (180 / Math.PI) });

test.each([
  ['for everybody', false, null, false, null],
  ['checked at the place', true, PLACE, true, null],
  ['checked three kilometres away', true, north(2999.999), true, null],
  ['checked farther', true, north(3000.001), true, 'VERIFY_FAR'],
  ['not checked', true, PLACE, false, 'VERIFY_FIRST'],
  ['not checked and far', true, north(9000), false, 'VERIFY_FIRST'],
  ['without a home', true, null, true, 'VERIFY_FIRST'],
] as const)('%s', (_, verifiedOnly, home, verified, refusal) => {
  expect(decideVerified({ ...PLACE, verifiedOnly }, { home, verified })).toBe(refusal);
});

test.each([
  ['stays off', false, false, false, 3, null],
  ['stays on, though the check ran out and people sit', true, true, false, 3, null],
  ['off at any time', true, false, false, 3, null],
  ['on, checked, alone', false, true, true, 0, null],
  ['on, with somebody there', false, true, true, 1, 'VERIFIED_LATE'],
  ['on, unchecked', false, true, false, 0, 'UNCHECKED'],
] as const)('the switch: %s', (_, before, wanted, isVerified, followers, refusal) => {
  expect(decideVerifiedOnly(before, wanted, { isVerified, followers })).toBe(refusal);
});
