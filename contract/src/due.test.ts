import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from './constants';
import {
  DESK_DUES,
  DUES,
  type FollowerState,
  type LeaderState,
  pathOf,
  ROOM_DUES,
  selfCancelAt,
  type TurnState,
  turnAtMeeting,
  turnOf,
  turnsOf,
} from './due';
import type { RoomId } from './ids';
import { STAGES } from './stages';

const NOW = new Date('2026-11-18T03:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const LATER = after(50);

const follower = (changes: Partial<FollowerState> = {}): FollowerState => ({
  role: 'FOLLOWER',
  stage: 'PURCHASED',
  meetsAt: null,
  poll: null,
  reviewsLeft: 0,
  isPaid: true,
  payBy: null,
  askedUntil: null,
  isReceived: false,
  isDisputed: false,
  isStalled: false,
  confirmBy: null,
  ...changes,
});

const leader = (changes: Partial<LeaderState> = {}): LeaderState => ({
  role: 'LEADER',
  stage: 'PURCHASED',
  meetsAt: null,
  poll: null,
  reviewsLeft: 0,
  deadline: '2026-11-25',
  freeSeats: 0,
  openSeats: 0,
  vacantUntil: null,
  buyBy: null,
  answerBy: null,
  followers: 3,
  unpaid: 0,
  unpaidBy: null,
  waiting: 3,
  questions: 0,
  ...changes,
});

const poll = { endsAt: LATER, isClosed: false, isAnswered: false, unanswered: 2 };
const closed = { ...poll, isClosed: true, endsAt: after(-3) };

const words = (state: TurnState, now = NOW) =>
  turnsOf(state, now)
    .map(({ kind, by, n, of }) =>
      [kind, by && `by ${by.toISOString().slice(5, 13)}`, n, of && `of ${of}`]
        .filter((word) => word !== null)
        .join(' '),
    )
    .join(', ') || '-';

test.each<[string, Partial<FollowerState>, string]>([
  ['recruiting', { stage: 'RECRUITING', isPaid: false }, '-'],
  ['asked about a change', { stage: 'RECRUITING', isPaid: false, askedUntil: LATER }, 'CHANGE by 11-20T05'],
  ['silence has said yes', { stage: 'RECRUITING', isPaid: false, askedUntil: NOW }, '-'],
  ['owing', { stage: 'RECRUITED', isPaid: false, payBy: LATER }, 'PAY by 11-20T05'],
  ['owing and asked', { stage: 'RECRUITED', isPaid: false, askedUntil: LATER }, 'CHANGE by 11-20T05, PAY'],
  ['paid', { stage: 'RECRUITED' }, '-'],
  ['the leader buys', { stage: 'PAYING' }, '-'],
  ['asked for times while the leader buys', { stage: 'PAYING', poll }, 'POLL by 11-20T05'],
  ['no appointment yet', {}, '-'],
  ['asked for times', { poll }, 'POLL by 11-20T05'],
  ['asked for other times', { poll, meetsAt: after(5) }, 'POLL by 11-20T05'],
  ['answered', { poll: { ...poll, isAnswered: true } }, '-'],
  ['a poll that no job has ended yet', { poll: { ...poll, endsAt: NOW } }, '-'],
  ['an ended poll', { poll: closed }, '-'],
  ['the appointment is ahead', { meetsAt: after(0.001) }, '-'],
  ['the appointment begins', { meetsAt: NOW }, 'RECEIVE'],
  ['the appointment was days ago', { meetsAt: after(-90) }, 'RECEIVE'],
  ['handed over before they met', { meetsAt: after(5), confirmBy: LATER }, 'RECEIVE by 11-20T05'],
  ['handed over, whatever is asked', { poll, confirmBy: LATER }, 'RECEIVE by 11-20T05'],
  ['silence became a case, they never met', { isStalled: true }, 'RECEIVE'],
  ['a case by silence, asked for times', { isStalled: true, poll }, 'POLL by 11-20T05'],
  ['a case by silence, and received', { isStalled: true, isReceived: true }, '-'],
  ['a case by silence, then a problem told', { isStalled: true, isDisputed: true }, '-'],
  ['received', { meetsAt: NOW, confirmBy: LATER, poll, isReceived: true }, '-'],
  ['told of a problem', { meetsAt: NOW, confirmBy: LATER, poll, isDisputed: true }, '-'],
  ['over', { stage: 'COMPLETED', reviewsLeft: 1, meetsAt: NOW }, 'REVIEW'],
  ['everybody reviewed', { stage: 'COMPLETED' }, '-'],
  ['cancelled', { stage: 'CANCELLED', isPaid: false, askedUntil: LATER, reviewsLeft: 1 }, '-'],
])('a follower: %s', (_, state, turns) => {
  expect(words(follower(state))).toBe(turns);
});

test.each<[string, Partial<LeaderState>, string]>([
  ['recruiting', { stage: 'RECRUITING', openSeats: 2 }, '-'],
  ['three days left', { stage: 'RECRUITING', openSeats: 2, deadline: '2026-11-21' }, '-'],
  ['two days left', { stage: 'RECRUITING', openSeats: 2, deadline: '2026-11-20' }, 'FILL by 11-20T15 2'],
  ['the last day', { stage: 'RECRUITING', openSeats: 1, deadline: '2026-11-18' }, 'FILL by 11-18T15 1'],
  ['the day after', { stage: 'RECRUITING', openSeats: 1, deadline: '2026-11-17' }, 'EXTEND by 11-20T15'],
  ['a vacancy', { stage: 'RECRUITED', freeSeats: 1, vacantUntil: LATER }, 'VACANCY by 11-20T05 1'],
  ['waiting for two', { stage: 'RECRUITED', unpaid: 2, unpaidBy: LATER }, 'UNPAID by 11-20T05 2'],
  [
    'a vacancy, and waiting for one',
    { stage: 'RECRUITED', freeSeats: 2, vacantUntil: LATER, unpaid: 1, unpaidBy: LATER },
    'VACANCY by 11-20T05 2, UNPAID by 11-20T05 1',
  ],
  ['to buy', { stage: 'PAYING', buyBy: LATER, waiting: 0 }, 'BUY by 11-20T05'],
  ['to buy, times are known', { stage: 'PAYING', buyBy: LATER, poll: closed }, 'BUY by 11-20T05, PICK by 11-18T00'],
  ['bought', {}, 'MEET 3'],
  ['bought, nobody is left', { waiting: 0 }, '-'],
  ['others answer', { poll }, '-'],
  ['all have answered', { poll: { ...poll, unanswered: 0 } }, 'PICK by 11-20T05'],
  ['the poll is over', { poll: { ...poll, endsAt: NOW } }, 'PICK by 11-18T03'],
  ['the poll was ended', { poll: closed }, 'PICK by 11-18T00'],
  ['the poll was ended, all have it', { poll: closed, waiting: 0 }, '-'],
  ['the appointment is ahead', { meetsAt: after(1) }, '-'],
  ['it begins', { meetsAt: NOW, waiting: 2 }, 'HAND by 11-18T03 1 of 3'],
  ['a day later, but for a moment', { meetsAt: after(-23.999), waiting: 2 }, 'HAND by 11-17T03 1 of 3'],
  ['a day later', { meetsAt: after(-24), waiting: 2 }, 'MEET 2'],
  ['it begins, all have it', { meetsAt: NOW, waiting: 0 }, '-'],
  ['it begins, other times are known', { meetsAt: NOW, poll: closed }, 'HAND by 11-18T03 0 of 3, PICK by 11-18T00'],
  ['a problem was told', { answerBy: LATER, waiting: 0 }, 'ANSWER by 11-20T05'],
  ['a problem, and the others wait', { answerBy: LATER, waiting: 2 }, 'ANSWER by 11-20T05, MEET 2'],
  ['a problem after the end', { stage: 'COMPLETED', answerBy: LATER, reviewsLeft: 1 }, 'ANSWER by 11-20T05, REVIEW'],
  ['asked by two', { stage: 'RECRUITING', questions: 2 }, 'QUESTION 2'],
  ['asked, and bought', { questions: 1 }, 'MEET 3, QUESTION 1'],
  ['asked, and over', { stage: 'COMPLETED', questions: 1 }, '-'],
  ['cancelled', { stage: 'CANCELLED', reviewsLeft: 2, questions: 1 }, '-'],
])('the leader: %s', (_, state, turns) => {
  expect(words(leader(state))).toBe(turns);
});

test('a room asks for the first of them, and never for what the desk alone lists', () => {
  expect(turnOf(leader({ answerBy: LATER }), NOW)?.kind).toBe('ANSWER');
  for (const stage of ['RECRUITING', 'RECRUITED'] as const) {
    const state = leader({ stage, openSeats: 1, unpaid: 1, deadline: '2026-11-18' });
    expect([turnsOf(state, NOW).length, turnOf(state, NOW)]).toEqual([1, null]);
  }
  expect([...ROOM_DUES, ...DESK_DUES].toSorted()).toEqual(DUES.toSorted());
});

test('an appointment turns what it changes, when it begins', () => {
  const at = after(2);
  expect(turnAtMeeting(follower({ meetsAt: at }), NOW)).toBe('RECEIVE');
  expect(turnAtMeeting(follower({ meetsAt: at, confirmBy: LATER }), NOW)).toBeNull();
  expect(turnAtMeeting(follower({ meetsAt: at, poll }), NOW)).toBeNull();
  expect(turnAtMeeting(leader({ meetsAt: at }), NOW)).toBe('HAND');
  expect(turnAtMeeting(leader({ meetsAt: NOW }), NOW)).toBeNull();
  expect(turnAtMeeting(leader(), NOW)).toBeNull();
});

test('every turn has its place', () => {
  expect(DUES.map((kind) => `${kind} ${pathOf(kind, 7 as RoomId)}`)).toEqual([
    'ANSWER /chat/7/dispute',
    'CHANGE /chat/7',
    'VACANCY /chat/7',
    'PAY /chat/7/pay',
    'EXTEND /gonggu/edit/7',
    'BUY /chat/7',
    'UNPAID /chat/7/pay',
    'HAND /chat/7/handover/mode',
    'PICK /chat/7/handover',
    'MEET /chat/7/handover',
    'POLL /chat/7',
    'RECEIVE /chat/7',
    'FILL /gonggu/list/7',
    'QUESTION /gonggu/list/7?ask',
    'REVIEW /chat/7/review',
  ]);
});

const instants = fc.integer({ min: -10 * 24, max: 10 * 24 }).map(after);
const maybe = fc.option(instants, { nil: null });
const polls = fc.option(
  fc.record({ endsAt: instants, isClosed: fc.boolean(), isAnswered: fc.boolean(), unanswered: fc.nat(3) }),
  { nil: null },
);
const shared = { stage: fc.constantFrom(...STAGES), meetsAt: maybe, poll: polls, reviewsLeft: fc.nat(3) };
const leaders: fc.Arbitrary<LeaderState> = fc
  .record({
    ...shared,
    deadline: fc.integer({ min: -5, max: 5 }).map((days) =>
      after(24 * days)
        .toISOString()
        .slice(0, 10),
    ),
    freeSeats: fc.nat(3),
    handingOn: fc.nat(2),
    vacantUntil: instants,
    buyBy: instants,
    answerBy: maybe,
    waiting: fc.nat(3),
    unpaid: fc.nat(3),
    unpaidBy: instants,
    questions: fc.nat(2),
  })
  .map(({ handingOn, ...state }) => ({
    ...state,
    role: 'LEADER' as const,
    followers: 3,
    openSeats: state.freeSeats + handingOn,
  }));

test('whatever ends unless the leader acts has a turn with that instant, or the earlier one it follows from', () => {
  fc.assert(
    fc.property(leaders, (state) => {
      const ends: Date[] = [];
      if (state.stage === 'RECRUITING' && state.openSeats > 0) ends.push(selfCancelAt(state.deadline));
      if (state.stage === 'RECRUITED' && state.freeSeats > 0) ends.push(state.vacantUntil!);
      if (state.stage === 'PAYING') ends.push(state.buyBy!);
      if (state.answerBy) ends.push(state.answerBy);
      const turns = turnsOf(state, NOW);
      const isSoon = (end: Date) => state.stage !== 'RECRUITING' || end.getTime() - NOW.getTime() <= 5 * DAY_MS;
      for (const end of ends.filter(isSoon)) {
        expect(turns.some(({ by }) => by !== null && by <= end)).toBe(true);
      }
    }),
  );
});

test('turns come in the order of the table, each once, and only of what one can do', () => {
  fc.assert(
    fc.property(leaders, (state) => {
      const places = turnsOf(state, NOW).map(({ kind }) => DUES.indexOf(kind));
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      expect(turnsOf(state, NOW).some(({ kind }) => ['PAY', 'RECEIVE', 'POLL', 'CHANGE'].includes(kind))).toBe(false);
    }),
  );
});
