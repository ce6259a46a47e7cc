import { expect, test } from 'vitest';
import { placesOf } from './gather-rules';

test.each([
  ['OPEN', 1, true, false, 'me free free'],
  ['OPEN', 2, true, false, 'me unknown free'],
  ['OPEN', 2, false, false, 'unknown unknown free'],
  ['OPEN', 1, false, true, 'unknown you free'],
  ['OPEN', 2, false, true, 'unknown unknown you'],
  ['GATHERED', 2, true, false, 'unknown me unknown'],
  ['GATHERED', 7, false, false, 'unknown unknown unknown'],
  ['OPENED', 3, true, false, 'me box unknown'],
  ['ENDED', 0, false, false, 'gone gone gone'],
] as const)('%s, %i people, in it %s, visitor %s: %s', (state, people, mine, visitor, places) => {
  expect(placesOf({ state, people, mine, visitor }).join(' ')).toBe(places);
});
