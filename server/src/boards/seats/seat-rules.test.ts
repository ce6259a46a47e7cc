import type { UserId } from '@mungchi/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardState } from '../board-rules';
import { decideEdit } from '../board-rules';
import { decideRaise, decideSeats, seatsAfter, seatsEditErrors, seatsErrors } from './seat-rules';

const LEADER = 1 as UserId;
const NOON = new Date('2026-11-15T03:00:00.000Z');

const board = (changes: Partial<BoardState & { maxSeats: number; heldAt: Date | null }> = {}) => ({
  leaderId: LEADER,
  stage: 'RECRUITING' as const,
  deadline: '2026-11-15',
  memberCount: 3,
  totalUser: 6,
  price: 48_000,
  handingOn: 0,
  vacantUntil: null,
  payEnd: null,
  maxSeats: 3,
  heldAt: null,
  ...changes,
});

test.each([
  [{ maxSeats: 1, mySeats: 1, totalUser: 2 }, {}],
  [{ maxSeats: 4, mySeats: 2, totalUser: 6 }, {}],
  [{ maxSeats: 5, mySeats: 2, totalUser: 6 }, { maxSeats: '4몫까지 고를 수 있어요.' }],
  [{ maxSeats: 1, mySeats: 5, totalUser: 6 }, {}],
  [{ maxSeats: 1, mySeats: 6, totalUser: 6 }, { mySeats: '5몫까지 가질 수 있어요.' }],
])('%j says %j', (form, errors) => {
  expect(seatsErrors(form)).toEqual(errors);
});

describe('an edit', () => {
  const held = { leaderSeats: 2, followerSeats: 3, mostSeats: 2 };
  test('what is left out stays, as far as there is room for it', () => {
    expect(seatsAfter({ totalUser: 6 }, { maxSeats: 4 }, held)).toEqual({ maxSeats: 4, mySeats: 2, totalUser: 6 });
    expect(seatsAfter({ totalUser: 5 }, { maxSeats: 4 }, held)).toEqual({ maxSeats: 3, mySeats: 2, totalUser: 5 });
    expect(seatsAfter({ totalUser: 2 }, { maxSeats: 4 }, held)).toEqual({ maxSeats: 1, mySeats: 2, totalUser: 2 });
    expect(seatsAfter({ totalUser: 6, maxSeats: 1, mySeats: 1 }, { maxSeats: 4 }, held)).toEqual({
      maxSeats: 1,
      mySeats: 1,
      totalUser: 6,
    });
  });

  test.each([
    [{ maxSeats: 2, mySeats: 3, totalUser: 6 }, {}],
    [{ maxSeats: 2, mySeats: 4, totalUser: 6 }, { mySeats: '3몫까지 가질 수 있어요.' }],
    [{ maxSeats: 2, mySeats: 1, totalUser: 6 }, {}],
    [{ maxSeats: 1, mySeats: 1, totalUser: 6 }, { maxSeats: '이미 2몫을 가진 이웃이 있어요.' }],
    [{ maxSeats: 6, mySeats: 1, totalUser: 6 }, { maxSeats: '5몫까지 고를 수 있어요.' }],
    [{ maxSeats: 1, mySeats: 7, totalUser: 6 }, { mySeats: '5몫까지 가질 수 있어요.' }],
  ])('%j beside neighbours says %j', (after, errors) => {
    expect(seatsEditErrors(after, held)).toEqual(errors);
  });

  test('fewer seats of the leader make room for a smaller purchase, more never do', () => {
    const edit = (mySeats?: number) =>
      decideEdit(board({ memberCount: 5 }), LEADER, { price: 30_000, totalUser: 4, mySeats }, 2);
    expect(edit()).toBe('SHARE_WOULD_RISE');
    expect(edit(1)).toBeNull();
    expect(edit(3)).toBe('SHARE_WOULD_RISE');
    // A leader of several seats who is alone has agreed with nobody.
    expect(decideEdit(board({ memberCount: 2 }), LEADER, { price: 90_000, totalUser: 4 }, 2)).toBeNull();
    expect(decideEdit(board({ memberCount: 3 }), LEADER, { price: 90_000, totalUser: 6 }, 2)).toBe('SHARE_WOULD_RISE');
  });
});

test.each([
  [3, null],
  [4, { code: 'INVALID_FIELDS', fields: { seats: '3몫까지 가질 수 있어요.' } }],
])('%i seats at once: %j', (seats, refused) => {
  expect(decideSeats(board(), seats)).toEqual(refused);
});

test('all of them or none, those handed on included', () => {
  const refused = { code: 'SEATS_NOT_LEFT', fields: { seats: '2자리까지 고를 수 있어요.' } };
  expect(decideSeats(board({ memberCount: 4 }), 3)).toEqual(refused);
  expect(decideSeats(board({ memberCount: 5, handingOn: 2 }), 3)).toBeNull();
  expect(decideSeats(board({ memberCount: 5 }), 3, 2)).toBeNull();
  expect(decideSeats(board({ memberCount: 5 }), 3, 1)).toEqual(refused);
});

describe('more seats', () => {
  const me = { role: 'FOLLOWER' as const, seats: 2 };
  const raise = (changes: Parameters<typeof board>[0], seats: number, who: Parameters<typeof decideRaise>[1] = me) =>
    decideRaise(board(changes), who, seats, NOON)?.code ?? null;

  test.each([
    [{}, 3, null],
    [{}, 2, null],
    [{}, 1, 'SEATS_ONLY_UP'],
    [{}, 4, 'INVALID_FIELDS'],
    [{ memberCount: 6 }, 3, 'SEATS_NOT_LEFT'],
    [{ memberCount: 6 }, 2, null],
    [{ deadline: '2026-11-14' }, 3, 'BOARD_CLOSED'],
    [{ heldAt: NOON }, 3, 'BOARD_HELD'],
    [{ stage: 'RECRUITED' as const }, 3, 'BOARD_IN_PROGRESS'],
    [{ stage: 'PAYING' as const }, 3, 'BOARD_IN_PROGRESS'],
    [{ stage: 'PURCHASED' as const }, 3, 'BOARD_IN_PROGRESS'],
    [{ stage: 'COMPLETED' as const }, 3, 'BOARD_COMPLETED'],
    [{ stage: 'CANCELLED' as const }, 3, 'BOARD_CANCELLED'],
  ])('%j, %i: %s', (changes, seats, code) => {
    expect(raise(changes, seats)).toBe(code);
  });

  test('the leader takes the rest otherwise', () => {
    expect(raise({}, 3, { role: 'LEADER', seats: 1 })).toBe('NOT_FOLLOWER');
  });
});

test('no edit that is let through leaves anybody without a seat', () => {
  const few = fc.integer({ min: 1, max: 10 });
  fc.assert(
    fc.property(few, fc.nat(20), few, few, few, few, (own, followers, most, mySeats, maxSeats, free) => {
      const totalUser = own + followers + free;
      const held = { leaderSeats: own, followerSeats: followers, mostSeats: Math.min(most, followers) };
      const after = seatsAfter({ totalUser, mySeats, maxSeats }, { maxSeats: 10 }, held);
      if (Object.keys(seatsEditErrors(after, held)).length > 0) return;
      expect(followers + after.mySeats).toBeLessThanOrEqual(totalUser);
      expect(after.maxSeats).toBeGreaterThanOrEqual(held.mostSeats);
      expect(after.maxSeats + after.mySeats).toBeLessThanOrEqual(totalUser);
    }),
  );
});
