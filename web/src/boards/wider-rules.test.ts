import { expect, test } from 'vitest';
import { countWithin, widerText } from './wider-rules';

const at = (...metres: (number | null)[]) => metres.map((distance) => ({ distance }));

test('each circle counts what lies in it, edges included', () => {
  expect(countWithin(at(750, 751, 1500, 2999, 3001, null)).map(({ count }) => count)).toEqual([1, 3, 4]);
});

test.each([
  ['the next circle has some', at(900, 2000), 750, '1.5km로 넓히면 1개가 있어요'],
  ['only the widest has some', at(2000, 2900), 750, '3km로 넓히면 2개가 있어요'],
  ['already in the middle one', at(2000), 1500, '3km로 넓히면 1개가 있어요'],
  ['nothing anywhere', at(), 750, '3km 안에는 아직 없어요'],
] as const)('%s', (_, boards, chosen, words) => {
  expect(widerText(countWithin(boards), chosen)).toBe(words);
});
