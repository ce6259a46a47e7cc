import { expect, test } from 'vitest';
import { testMember, testRoom } from '../api/test-room';
import { differenceOf, isLow } from './spent-rules';

const room = testRoom({
  price: 48_000,
  totalUser: 6,
  participants: [
    testMember({ participantId: 1, role: 'LEADER', payStatement: 'PAID', seats: 2 }),
    testMember({ participantId: 2, payStatement: 'PAID', seats: 2 }),
    testMember({ participantId: 3, payStatement: 'PAID' }),
    testMember({ participantId: 4, payStatement: 'PAID' }),
  ],
});

test.each([
  [46_800, { less: 1200, more: 0, back: 200, people: 3, total: 800, isEqual: false }],
  [47_999, { less: 1, more: 0, back: 1, people: 3, total: 4, isEqual: false }],
  [48_000, { less: 0, more: 0, back: 0, people: 3, total: 0, isEqual: false }],
  [49_200, { less: 0, more: 1200, back: 0, people: 3, total: 0, isEqual: false }],
])('%i', (spent, difference) => {
  expect(differenceOf(room, spent)).toEqual(difference);
});

test('after an earlier sum only what falls below it goes back', () => {
  expect(differenceOf({ ...room, spent: 46_800 }, 45_600)).toMatchObject({ less: 1200, back: 200, total: 800 });
  expect(differenceOf({ ...room, spent: 49_200 }, 48_600)).toMatchObject({ less: 0, more: 600, back: 0 });
});

test('less than half of the price is asked about', () => {
  expect([isLow(room, 24_000), isLow(room, 23_999)]).toEqual([false, true]);
});
