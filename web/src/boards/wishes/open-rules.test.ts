import { expect, test } from 'vitest';
import { radiusFor, soldAs } from './open-rules';

test.each([
  ['쌀', '햅쌀 20kg 공구합니다.', true],
  ['쌀', '베트남 쌀국수 공구합니다.', false],
  ['김', '배추김치 5kg 공구합니다.', false],
  ['휴지', '화장지 30롤 공구합니다.', true],
])('%s in %s: %s', (word, title, is) => expect(soldAs(word, title)).toBe(is));

test.each([
  [750, [700, 200], 750],
  [750, [700, 1200], 1500],
  [3000, [700], 3000],
  [750, [null, 2999], 3000],
] as const)('from %i m, for what lies at %j', (chosen, distances, radius) => {
  expect(
    radiusFor(
      chosen,
      distances.map((distance) => ({ distance })),
    ),
  ).toBe(radius);
});
