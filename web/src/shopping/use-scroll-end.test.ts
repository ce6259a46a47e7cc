import { expect, test } from 'vitest';
import { isNearEnd } from './use-scroll-end';

test.each([
  [799, 1000, false],
  [800, 1000, true],
  [1000, 1000, true],
])('%i of %i seen: near the end is %s', (seen, height, near) => {
  expect(isNearEnd(seen, height)).toBe(near);
});
