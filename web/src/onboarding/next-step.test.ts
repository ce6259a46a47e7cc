import { expect, test } from 'vitest';
import { nextStep, skipInterest } from './next-step';

const ADDRESS = '제주특별자치도 제주시 첨단로 242';

test('sign-up goes on with the first thing that is missing', () => {
  expect(nextStep({ address: null, interestCategory: null })).toBe('/location');
  expect(nextStep({ address: null, interestCategory: '신선식품' })).toBe('/location');
  expect(nextStep({ address: ADDRESS, interestCategory: null })).toBe('/prefer');
  expect(nextStep({ address: ADDRESS, interestCategory: '신선식품' })).toBeNull();
});

test('whoever wanted no category is not asked again', () => {
  skipInterest();
  expect(nextStep({ address: ADDRESS, interestCategory: null })).toBeNull();
});

test('whoever is banned reads so instead of being asked for an address', () => {
  const sanction = { kind: 'BANNED', until: null } as const;
  expect(nextStep({ address: null, interestCategory: null, sanction })).toBe('/mypage/standing');
});
