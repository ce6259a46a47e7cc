import { type BoardId, HOUR_MS, type LeaderState, STAGES, TASK_KINDS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeskBoard, tasksOf } from './task-rules';

const NOW = new Date('2026-11-15T09:30:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const state = (changes: Partial<LeaderState>): LeaderState => ({
  role: 'LEADER',
  stage: 'PURCHASED',
  meetsAt: null,
  poll: null,
  reviewsLeft: 0,
  deadline: '2026-11-30',
  freeSeats: 0,
  openSeats: 0,
  vacantUntil: null,
  buyBy: null,
  answerBy: null,
  followers: 5,
  unpaid: 0,
  unpaidBy: null,
  waiting: 2,
  questions: 0,
  ...changes,
});
const led = (id: number, changes: Partial<LeaderState>): DeskBoard => ({
  boardId: id as BoardId,
  title: `공구 ${id}`,
  image: `/media/${id}.webp`,
  state: state(changes),
});

const words = (boards: DeskBoard[]) => tasksOf(boards, NOW).map(({ kind, boardId }) => `${kind} ${boardId}`);

test('a task says what, of which purchase, until when and where', () => {
  expect(tasksOf([led(7, { meetsAt: after(-1) })], NOW)).toEqual([
    {
      kind: 'HAND',
      boardId: 7,
      title: '공구 7',
      image: '/media/7.webp',
      by: after(-1).toISOString(),
      n: 3,
      of: 5,
      path: '/chat/7/handover/mode',
    },
  ]);
  expect(tasksOf([led(8, {})], NOW)[0]).toMatchObject({ kind: 'MEET', by: null, n: 2, of: null });
});

test('the most pressing first, across purchases; without an instant last', () => {
  const boards = [
    led(1, { stage: 'PAYING', buyBy: after(100) }),
    led(2, {}),
    led(3, { stage: 'RECRUITED', freeSeats: 1, vacantUntil: after(3) }),
    led(4, { meetsAt: after(-1) }),
    led(5, { stage: 'RECRUITING', questions: 1 }),
  ];
  expect(words(boards)).toEqual(['HAND 4', 'VACANCY 3', 'BUY 1', 'MEET 2', 'QUESTION 5']);
});

test('of the same instant in the order of the table, then as they were opened', () => {
  const at = after(5);
  const boards = [
    led(9, { stage: 'PAYING', buyBy: at }),
    led(3, { stage: 'RECRUITED', unpaid: 1, unpaidBy: at }),
    led(2, { answerBy: at, waiting: 0 }),
    led(1, { stage: 'PAYING', buyBy: at }),
  ];
  expect(words(boards)).toEqual(['ANSWER 2', 'BUY 1', 'BUY 9', 'UNPAID 3']);
  expect(words([led(6, {}), led(4, {}), led(5, { stage: 'RECRUITING', questions: 2 })])).toEqual([
    'MEET 4',
    'MEET 6',
    'QUESTION 5',
  ]);
});

test('two of a purchase at most, and what ends unless the leader acts is one of them', () => {
  const poll = { endsAt: after(-3), isClosed: true, isAnswered: true, unanswered: 0 };
  const busy = { meetsAt: after(-1), poll, answerBy: after(60), questions: 3 };
  expect(words([led(1, busy)])).toEqual(['HAND 1', 'ANSWER 1']);
});

test('what waits for others, and a review, is no task', () => {
  expect(words([led(1, { stage: 'COMPLETED', reviewsLeft: 2 })])).toEqual([]);
  expect(words([led(1, { meetsAt: after(3) })])).toEqual([]);
  expect(words([])).toEqual([]);
});

const maybe = fc.option(fc.integer({ min: -60, max: 60 }).map(after), { nil: null });
const boards = fc.array(
  fc.record({
    stage: fc.constantFrom(...STAGES),
    meetsAt: maybe,
    answerBy: maybe,
    vacantUntil: maybe,
    buyBy: maybe,
    freeSeats: fc.nat(2),
    unpaid: fc.nat(2),
    unpaidBy: maybe,
    waiting: fc.nat(3),
    questions: fc.nat(2),
  }),
  { maxLength: 8 },
);

test('every list is sorted, holds each kind of a purchase once, and leaves no purchase out that has one', () => {
  fc.assert(
    fc.property(boards, (changes) => {
      const all = changes.map((each, nth) => led(nth + 1, { ...each, openSeats: each.freeSeats }));
      const tasks = tasksOf(all, NOW);
      const at = tasks.map(({ by }) => (by === null ? Number.POSITIVE_INFINITY : Date.parse(by)));
      expect(at).toEqual(at.toSorted((a, b) => (a === b ? 0 : a - b)));
      expect(new Set(tasks.map(({ boardId, kind }) => `${boardId} ${kind}`)).size).toBe(tasks.length);
      for (const board of all) {
        const own = tasks.filter(({ boardId }) => boardId === board.boardId);
        const alone = tasksOf([board], NOW);
        expect(own).toEqual(alone);
        expect(own.length).toBeLessThanOrEqual(2);
        expect(own.every(({ kind }) => TASK_KINDS.includes(kind))).toBe(true);
      }
    }),
  );
});
