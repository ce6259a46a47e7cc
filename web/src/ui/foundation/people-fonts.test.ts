import { expect, test } from 'vitest';
import { hasAnyOf } from './people-fonts';

const RANGE = 'U+41, U+AC00,U+AC02-AC04';

test.each([
  ['A', true],
  ['가', true],
  ['갂', true],
  ['간', true],
  ['각', false],
  ['갅', false],
  ['B쀼', false],
  ['B쀼갃', true],
  ['', false],
])('of %s there is one in a range: %s', (text, is) => {
  expect(hasAnyOf(RANGE, new Set(Array.from(text, (char) => char.codePointAt(0) ?? 0)))).toBe(is);
});
