import { type Stage, type UserId, WAITERS_MAX } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { decideWait, isWaitable } from './wait-rules';

const NOW = new Date('2026-11-15T03:00:00.000Z');
const board = {
  stage: 'RECRUITED' as Stage,
  leaderId: 1 as UserId,
  price: 10_000,
  totalUser: 4,
  memberCount: 4,
  deadline: '2026-11-20',
  handingOn: 0,
  vacantUntil: null as Date | null,
  payEnd: new Date('2026-11-23T12:00:00.000Z'),
  heldAt: null as Date | null,
  verifiedOnly: false,
  latitude: 37.5465,
  longitude: 127.0445,
};
const stranger = {
  userId: 9 as UserId,
  isMember: false,
  isWaiting: false,
  isBlocked: false,
  checked: { home: null, verified: false },
};
const decide = (changes: Partial<typeof board> = {}, who: Partial<typeof stranger> = {}, waiters = 0) =>
  decideWait({ ...board, ...changes }, { ...stranger, ...who }, waiters, NOW);

test.each<[string, Partial<typeof board>, boolean]>([
  ['full and waiting for money', {}, true],
  ['full with a seat handed on', { handingOn: 1 }, false],
  ['a vacancy', { memberCount: 3, vacantUntil: new Date('2026-11-17T12:00:00.000Z') }, false],
  ['a vacancy that is over', { memberCount: 3, vacantUntil: NOW }, true],
  ['recruiting', { stage: 'RECRUITING', memberCount: 2 }, false],
  ['recruiting, its day over', { stage: 'RECRUITING', memberCount: 2, deadline: '2026-11-14' }, true],
  ['buying', { stage: 'PAYING' }, false],
  ['called off', { stage: 'CANCELLED' }, false],
])('%s can be waited for: %s', (_, changes, expected) => {
  expect(isWaitable({ ...board, ...changes }, NOW)).toBe(expected);
});

test.each<[Stage, string | null]>([
  ['RECRUITED', null],
  ['PAYING', 'BOARD_CLOSED'],
  ['PURCHASED', 'BOARD_CLOSED'],
  ['COMPLETED', 'BOARD_COMPLETED'],
  ['CANCELLED', 'BOARD_CANCELLED'],
])('in %s a stranger hears %s', (stage, expected) => {
  expect(decide({ stage })).toBe(expected);
});

test('neither the leader nor a member waits, and what can be joined is not waited for', () => {
  expect(decide({}, { userId: board.leaderId })).toBe('OWN_BOARD');
  expect(decide({ stage: 'CANCELLED' }, { userId: board.leaderId })).toBe('OWN_BOARD');
  expect(decide({}, { isMember: true })).toBe('ALREADY_JOINED');
  expect(decide({ handingOn: 1 })).toBe('NOT_WAITABLE');
  expect(decide({ stage: 'RECRUITING', memberCount: 2 })).toBe('NOT_WAITABLE');
});

test('so many and no more, but who waits already stays', () => {
  expect(decide({}, {}, WAITERS_MAX - 1)).toBeNull();
  expect(decide({}, {}, WAITERS_MAX)).toBe('WAITLIST_FULL');
  expect(decide({}, { isWaiting: true }, WAITERS_MAX)).toBeNull();
});

test('neither what is held for a look, nor by whom one of the members was blocked', () => {
  expect(decide({ heldAt: NOW })).toBe('BOARD_HELD');
  expect(decide({}, { isBlocked: true })).toBe('NOT_JOINABLE');
  expect(decide({ handingOn: 1, heldAt: NOW }, { isBlocked: true })).toBe('NOT_WAITABLE');
});
