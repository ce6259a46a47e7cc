import { STAGES, split, type UserId } from '@mungchi/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  type BoardEvent,
  type BoardState,
  boardTitle,
  decideCancel,
  decideDeleteBoard,
  decideEdit,
  decideJoin,
  decideSeatOffer,
  decideTakeRest,
  decideUndo,
  hasEnded,
  isCancellable,
  nextStage,
  openSeats,
  roomTitle,
  searchedTitle,
  statusOf,
  takeableSeats,
  takenSeats,
  undoableUntil,
} from './board-rules';

const EVENTS: BoardEvent[] = [
  'seats-filled',
  'everyone-paid',
  'payment-lost',
  'purchased',
  'everyone-received',
  'cancelled',
];
const NOON = new Date('2026-11-15T03:00:00.000Z');
const LEADER = 1 as UserId;
const FOLLOWER = 2 as UserId;

const hence = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const FULL = { stage: 'RECRUITED' as const, memberCount: 4, payEnd: hence(100) };
const VACANT = { ...FULL, memberCount: 3, vacantUntil: hence(30) };

const board = (changes: Partial<BoardState> = {}): BoardState => ({
  leaderId: LEADER,
  stage: 'RECRUITING',
  deadline: '2026-11-30',
  memberCount: 1,
  totalUser: 4,
  price: 40_000,
  handingOn: 0,
  vacantUntil: null,
  payEnd: null,
  ...changes,
});

test('every stage and event', () => {
  const table = STAGES.flatMap((stage) =>
    EVENTS.flatMap((event) => {
      const next = nextStage(stage, event);
      return next ? [`${stage} --${event}--> ${next}`] : [];
    }),
  );
  expect(table.join('\n')).toBe(
    [
      'RECRUITING --seats-filled--> RECRUITED',
      'RECRUITING --cancelled--> CANCELLED',
      'RECRUITED --everyone-paid--> PAYING',
      'RECRUITED --payment-lost--> RECRUITED',
      'RECRUITED --cancelled--> CANCELLED',
      'PAYING --payment-lost--> RECRUITED',
      'PAYING --purchased--> PURCHASED',
      'PAYING --cancelled--> CANCELLED',
      'PURCHASED --everyone-received--> COMPLETED',
    ].join('\n'),
  );
});

describe('status', () => {
  test.each([
    ['OPEN', { deadline: '2026-11-18' }],
    ['CLOSING_SOON', { deadline: '2026-11-17' }],
    ['CLOSING_SOON', { deadline: '2026-11-16' }],
    ['CLOSING_SOON', { deadline: '2026-11-15' }],
    ['CLOSED', { deadline: '2026-11-14' }],
    ['OPEN', { memberCount: 2 }],
    ['CLOSING_SOON', { memberCount: 3 }],
    ['CLOSED', { memberCount: 3, deadline: '2026-11-14' }],
    ['CLOSED', { stage: 'RECRUITED' }],
    ['CLOSED', { ...FULL }],
    ['CLOSING_SOON', { ...VACANT }],
    ['CLOSING_SOON', { ...VACANT, deadline: '2026-11-01' }],
    ['CLOSED', { ...VACANT, vacantUntil: NOON }],
    ['CLOSED', { ...VACANT, vacantUntil: null }],
    ['CLOSED', { ...VACANT, memberCount: 4 }],
    ['CLOSED', { ...VACANT, payEnd: null }],
    ['CLOSED', { ...VACANT, payEnd: hence(24) }],
    ['CLOSING_SOON', { ...VACANT, payEnd: hence(24.1) }],
    ['CLOSING_SOON', { ...FULL, handingOn: 1 }],
    ['CLOSING_SOON', { ...VACANT, vacantUntil: NOON, handingOn: 1 }],
    ['CLOSED', { ...FULL, handingOn: 1, payEnd: hence(24) }],
    ['CLOSED', { ...VACANT, stage: 'PAYING' }],
    ['CLOSED', { stage: 'PAYING' }],
    ['CLOSED', { stage: 'PURCHASED' }],
    ['COMPLETED', { stage: 'COMPLETED', deadline: '2026-11-01' }],
    ['CANCELLED', { stage: 'CANCELLED', deadline: '2026-11-01' }],
  ] as const)('%s: %j', (status, changes) => {
    expect(statusOf(board(changes), NOON)).toBe(status);
  });

  test('turns at midnight in Seoul', () => {
    const last = new Date('2026-11-15T14:59:59.999Z');
    const next = new Date('2026-11-15T15:00:00.000Z');
    const at = (deadline: string) => [statusOf(board({ deadline }), last), statusOf(board({ deadline }), next)];
    expect(at('2026-11-15')).toEqual(['CLOSING_SOON', 'CLOSED']);
    expect(at('2026-11-18')).toEqual(['OPEN', 'CLOSING_SOON']);
  });
});

const follower = { userId: FOLLOWER, isMember: false, isBlocked: false };
const blocked = { ...follower, isBlocked: true };

test.each([
  ['yes', {}, follower],
  ['yes', { memberCount: 3 }, follower],
  ['OWN_BOARD', {}, { ...follower, userId: LEADER, isMember: true }],
  ['ALREADY_JOINED', {}, { ...blocked, isMember: true }],
  ['ALREADY_JOINED', { stage: 'RECRUITED', memberCount: 4 }, { ...blocked, isMember: true }],
  ['BOARD_FULL', { stage: 'RECRUITED', memberCount: 4 }, follower],
  ['BOARD_FULL', { stage: 'PURCHASED', memberCount: 4 }, follower],
  ['BOARD_CLOSED', { deadline: '2026-11-14' }, follower],
  ['BOARD_COMPLETED', { stage: 'COMPLETED', memberCount: 4 }, follower],
  ['BOARD_CANCELLED', { stage: 'CANCELLED' }, follower],
  ['BOARD_HELD', { heldAt: NOON }, blocked],
  ['BOARD_CANCELLED', { heldAt: NOON, stage: 'CANCELLED' }, follower],
  ['NOT_JOINABLE', {}, blocked],
] as const)('join: %s for %j', (expected, changes, joiner) => {
  const place = { verifiedOnly: false, latitude: 37.5465, longitude: 127.0445 };
  const decision = decideJoin({ ...board(), ...place, heldAt: null, firstUntil: null, ...changes }, joiner, NOON);
  expect(decision ?? 'yes').toBe(expected);
});

const SAME = { price: 40_000, totalUser: 4 };

test.each([
  ['yes', {}, SAME],
  ['yes', { memberCount: 1 }, { price: 90_000, totalUser: 2 }],
  ['yes', { memberCount: 2 }, { price: 39_000, totalUser: 4 }],
  ['yes', { memberCount: 2 }, { price: 40_000, totalUser: 5 }],
  ['yes', { memberCount: 2 }, { price: 20_000, totalUser: 2 }],
  ['yes', { memberCount: 2, deadline: '2026-11-01' }, SAME],
  ['SHARE_WOULD_RISE', { memberCount: 2 }, { price: 40_001, totalUser: 4 }],
  ['SHARE_WOULD_RISE', { memberCount: 2 }, { price: 40_001, totalUser: 50 }],
  ['SHARE_WOULD_RISE', { memberCount: 2 }, { price: 40_000, totalUser: 3 }],
  ['SHARE_WOULD_RISE', { memberCount: 3 }, { price: 100, totalUser: 2 }],
  ['BOARD_IN_PROGRESS', { stage: 'RECRUITED', memberCount: 4 }, SAME],
  ['BOARD_IN_PROGRESS', { stage: 'PAYING', memberCount: 4 }, SAME],
  ['BOARD_IN_PROGRESS', { stage: 'PURCHASED', memberCount: 4 }, SAME],
  ['BOARD_COMPLETED', { stage: 'COMPLETED' }, SAME],
  ['BOARD_CANCELLED', { stage: 'CANCELLED' }, SAME],
] as const)('edit: %s for %j → %j', (expected, changes, change) => {
  const decision = decideEdit(board(changes), LEADER, change);
  expect(decision ?? 'yes').toBe(expected);
});

test('no edit that is let through raises what a follower pays, nor leaves a member without a seat', () => {
  const people = fc.integer({ min: 2, max: 50 });
  const price = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(people, price, people, price, fc.nat(48), (totalUser, before, nextUsers, after, followers) => {
      const memberCount = 2 + (followers % (totalUser - 1));
      const decision = decideEdit(board({ totalUser, price: before, memberCount }), LEADER, {
        price: after,
        totalUser: nextUsers,
      });
      if (decision) return;
      expect(split(after, nextUsers).follower).toBeLessThanOrEqual(split(before, totalUser).follower);
      expect(nextUsers).toBeGreaterThanOrEqual(memberCount);
    }),
  );
});

test('only the leader edits, deletes and cancels', () => {
  const refused = 'NOT_LEADER';
  for (const stage of STAGES) {
    expect(decideEdit(board({ stage }), FOLLOWER, SAME)).toBe(refused);
    expect(decideDeleteBoard(board({ stage }), FOLLOWER)).toBe(refused);
    expect(decideCancel(board({ stage }), FOLLOWER)).toBe(refused);
  }
});

test('deleting and cancelling by stage', () => {
  const word = (decision: ReturnType<typeof decideDeleteBoard>) => decision ?? 'yes';
  const table = STAGES.map(
    (stage) =>
      `${stage}: ${word(decideDeleteBoard(board({ stage }), LEADER))}, ${word(decideCancel(board({ stage }), LEADER))}`,
  );
  expect(table).toEqual([
    'RECRUITING: yes, yes',
    'RECRUITED: BOARD_IN_PROGRESS, yes',
    'PAYING: BOARD_IN_PROGRESS, yes',
    'PURCHASED: BOARD_IN_PROGRESS, BOARD_NOT_CANCELLABLE',
    'COMPLETED: yes, BOARD_COMPLETED',
    'CANCELLED: yes, BOARD_CANCELLED',
  ]);
});

test('over, and still to be called off', () => {
  expect(STAGES.filter(hasEnded)).toEqual(['COMPLETED', 'CANCELLED']);
  expect(STAGES.filter(isCancellable)).toEqual(['RECRUITING', 'RECRUITED', 'PAYING']);
});

test('titles', () => {
  expect(boardTitle('제주 감귤', '10kg')).toBe('제주 감귤 10kg 공구합니다.');
  expect(roomTitle('제주 감귤', '10kg')).toBe('제주 감귤 10kg 공구방');
  expect(searchedTitle(boardTitle('제주 감귤', '10kg'))).toBe('제주 감귤 10kg');
  expect(searchedTitle(' 공구합니다. 제주 감귤')).toBe(' 공구합니다. 제주 감귤');
});

test('open seats are the free ones and those handed on; the rest is taken', () => {
  const seats = { totalUser: 5, memberCount: 4, handingOn: 2 };
  expect([openSeats(seats), takenSeats(seats)]).toEqual([3, 2]);
  expect([openSeats({ ...seats, memberCount: 5, handingOn: 0 }), takenSeats({ ...seats, handingOn: 0 })]).toEqual([
    0, 4,
  ]);
});

test('a leader may take the free seats beside a follower, until everybody has paid', () => {
  const room = board({ memberCount: 2, totalUser: 4, handingOn: 1 });
  expect(STAGES.map((stage) => takeableSeats({ ...room, stage }, 1))).toEqual([2, 2, 0, 0, 0, 0]);
  expect(takeableSeats(room, 0)).toBe(0);
});

test('the leader takes the rest while nobody has to have paid, beside a follower, if there is a rest', () => {
  const room = board({ memberCount: 2, totalUser: 4 });
  expect(STAGES.map((stage) => decideTakeRest({ ...room, stage }, room.leaderId, 1))).toEqual([
    null,
    null,
    'BOARD_IN_PROGRESS',
    'BOARD_IN_PROGRESS',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
  ]);
  expect(decideTakeRest(room, FOLLOWER, 1)).toBe('NOT_LEADER');
  expect(decideTakeRest({ ...room, memberCount: 4 }, room.leaderId, 1)).toBe('NOTHING_TO_TAKE');
  expect(decideTakeRest(room, room.leaderId, 0)).toBe('NEEDS_FOLLOWER');
});

test('a follower hands a seat on before paying for it', () => {
  expect(STAGES.map((stage) => decideSeatOffer(stage, 'FOLLOWER', false))).toEqual([
    null,
    null,
    'HAND_ON_CLOSED',
    'HAND_ON_CLOSED',
    'HAND_ON_CLOSED',
    'BOARD_CANCELLED',
  ]);
  expect(decideSeatOffer('RECRUITED', 'FOLLOWER', true)).toBe('HAND_ON_PAID');
  expect(decideSeatOffer('RECRUITED', 'LEADER', false)).toBe('NOT_FOLLOWER');
});

test('a joining is taken back within ten minutes while it recruits, once, and not often', () => {
  const joinedAt = new Date('2026-11-15T14:55:00.000Z');
  const me = { role: 'FOLLOWER' as const, joinedAt, undoneAt: null };
  const after = (ms: number) => new Date(joinedAt.getTime() + ms);
  expect(STAGES.map((stage) => decideUndo({ stage }, me, 0, joinedAt))).toEqual([
    null,
    'UNDO_CLOSED',
    'UNDO_CLOSED',
    'UNDO_CLOSED',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
  ]);
  expect(decideUndo({ stage: 'RECRUITING' }, { ...me, role: 'LEADER' }, 0, joinedAt)).toBe('NOT_FOLLOWER');
  const recruiting = { stage: 'RECRUITING' as const };
  expect(decideUndo(recruiting, me, 2, after(600_000))).toBeNull();
  expect(decideUndo(recruiting, me, 0, after(600_001))).toBe('UNDO_LATE');
  expect(decideUndo(recruiting, { ...me, undoneAt: joinedAt }, 0, after(1))).toBe('UNDO_SPENT');
  expect(decideUndo(recruiting, me, 3, after(1))).toBe('UNDO_OFTEN');
  const row = { ...recruiting, ...me, undoneLately: 0 };
  expect(undoableUntil(row, after(1))).toEqual(after(600_000));
  expect(undoableUntil({ ...row, undoneLately: 3 }, after(1))).toBeNull();
  expect(undoableUntil({ ...row, role: null, joinedAt: null }, after(1))).toBeNull();
});

test('terms stand from the moment that all seats are taken', () => {
  expect(STAGES.map(afterRecruiting)).toEqual([
    null,
    'BOARD_IN_PROGRESS',
    'BOARD_IN_PROGRESS',
    'BOARD_IN_PROGRESS',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
  ]);
});
