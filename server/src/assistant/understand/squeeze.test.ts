import { expect, test } from 'vitest';
import { tidy } from './squeeze';

test.each([
  ['사과 20,000원', '사과 20000원'],
  ['1만 - 2만원 사과', '1만~2만원 사과'],
  [`사과 ${'가'.repeat(500)} 배`, `사과 ${'가'.repeat(100)} 배`],
])('%s reads as %s', (message, readable) => {
  expect(tidy(message)).toBe(readable);
});
