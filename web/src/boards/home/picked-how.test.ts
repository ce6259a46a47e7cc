import { expect, test } from 'vitest';
import { pickedHow } from './picked-how';

const near = { distance: 750, personal: false };
const far = { distance: 751, personal: false };
const mine = { personal: true };

test.each([
  ['nothing nearby', [far, { ...far, ...mine }], '우리 동네엔 아직 없어서 조금 먼 공구를 골랐어요'],
  ['something of one’s own', [near, { ...far, ...mine }], '새봄님 취향으로 골랐어요'],
  ['no taste was ever shown', [near, near], '우리 동네에서 골랐어요'],
  ['no taste, and some are far', [near, far], '조금 먼 공구도 함께 골랐어요'],
])('%s', (_, picks, words) => {
  expect(pickedHow(picks, '새봄')).toBe(words);
});
