import { expect, test } from 'vitest';
import { strandsOf } from './strands';

const end = (y: number, amount: number) => ({ y, amount, color: '#fff' });

test('strands share the width by amount and meet in the middle', () => {
  const strands = strandsOf([end(20, 3000), end(60, 1000)], { height: 200, from: 30, to: 124, inward: true });
  expect(strands.map(({ width }) => width)).toEqual([57, 19]);
  expect(strands.map(({ path }) => path)).toEqual([
    'M30 20 C77 20 77 90.5 124 90.5',
    'M30 60 C77 60 77 128.5 124 128.5',
  ]);
});

test('a small one is still seen', () => {
  expect(strandsOf([end(0, 99_999), end(0, 1)], { height: 200, from: 0, to: 10, inward: false })[1]!.width).toBe(9);
  expect(strandsOf([], { height: 200, from: 0, to: 10, inward: false })).toEqual([]);
});
