import { expect, test } from 'vitest';
import { hasShares, someHaveTwo } from './seat-unit';

test.each([
  ['everybody has one', 3, 3, false],
  ['somebody has two', 4, 3, true],
  ['a seat is handed on', 2, 3, false],
  ['nobody is known', 2, 0, false],
])('%s', (_, currentUsers, people, expected) => {
  expect(hasShares({ currentUsers, participants: Array.from({ length: people }) })).toBe(expected);
});

test('in a room it is the seats of its people, not what one may take', () => {
  expect(someHaveTwo([{ seats: 1 }, { seats: 1 }])).toBe(false);
  expect(someHaveTwo([{ seats: 1 }, { seats: 2 }])).toBe(true);
});
