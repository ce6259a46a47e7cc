import { expect, test } from 'vitest';
import { printable } from './printable';

test.each([
  ['\u001b[2J\u001b[1A3  지워진 줄', '[2J[1A3  지워진 줄'],
  ['첫 줄\n4  OPEN 꾸민 줄\r\n셋', '첫 줄 4  OPEN 꾸민 줄 셋'],
  ['a\rb\u0000c\u0007\u009b2Kd', 'a b c2Kd'],
  ['감귤 \u202e원000,1\u2066', '감귤 원000,1'],
  ['👨‍👩‍👧‍👦 안녕', '👨‍👩‍👧‍👦 안녕'],
])('%j is printed as %j', (text, line) => {
  expect(printable(text)).toBe(line);
});
