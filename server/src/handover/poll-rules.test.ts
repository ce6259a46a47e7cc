import { STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { decideOpenPoll, decidePick, decidePollAnswer, favourite, haveAllAnswered, isPollOpen } from './poll-rules';

const now = new Date('2026-11-16T03:00:00.000Z');
const open = { closedAt: null, endsAt: new Date(now.getTime() + 1) };
const over = { closedAt: null, endsAt: now };
const closed = { ...open, closedAt: now };

test('open until it is closed or its time is over', () => {
  expect([open, over, closed].map((poll) => isPollOpen(poll, now))).toEqual([true, false, false]);
});

test('every stage and role', () => {
  const table = STAGES.map((stage) => [
    stage,
    decideOpenPoll(stage, 'LEADER', undefined, now),
    decideOpenPoll(stage, 'FOLLOWER', undefined, now),
    decidePollAnswer(stage, open, now),
    decidePick(stage, 'LEADER', true),
    decidePick(stage, 'FOLLOWER', true),
  ]);
  expect(table).toEqual([
    ['RECRUITING', 'NOT_MEETABLE', 'NOT_LEADER', 'POLL_CLOSED', 'POLL_CLOSED', 'NOT_LEADER'],
    ['RECRUITED', 'NOT_MEETABLE', 'NOT_LEADER', 'POLL_CLOSED', 'POLL_CLOSED', 'NOT_LEADER'],
    ['PAYING', null, 'NOT_LEADER', null, null, 'NOT_LEADER'],
    ['PURCHASED', null, 'NOT_LEADER', null, null, 'NOT_LEADER'],
    ['COMPLETED', 'NOT_MEETABLE', 'NOT_LEADER', 'POLL_CLOSED', 'POLL_CLOSED', 'NOT_LEADER'],
    ['CANCELLED', 'NOT_MEETABLE', 'NOT_LEADER', 'POLL_CLOSED', 'POLL_CLOSED', 'NOT_LEADER'],
  ]);
});

test('one at a time; none that is closed, over or unknown is answered', () => {
  const opening = [open, over, closed].map((poll) => decideOpenPoll('PAYING', 'LEADER', poll, now));
  expect(opening).toEqual(['POLL_OPEN', null, null]);
  const answering = [over, closed, undefined].map((poll) => decidePollAnswer('PAYING', poll, now));
  expect(answering).toEqual(['POLL_CLOSED', 'POLL_CLOSED', 'POLL_CLOSED']);
  expect(decidePick('PAYING', 'LEADER', false)).toBe('POLL_CLOSED');
});

test('all have answered without the leader', () => {
  const members = [
    { id: 1, role: 'LEADER' as const },
    { id: 2, role: 'FOLLOWER' as const },
    { id: 3, role: 'FOLLOWER' as const },
  ];
  const by = (...ids: number[]) => ids.map((participantId) => ({ participantId }));
  expect([by(2, 3), by(3), by(1, 2), by()].map((answers) => haveAllAnswered(members, answers))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('the favourite is what suits most, the earliest of equals', () => {
  const slots = [3, 1, 2].map((nth) => ({ nth, startsAt: new Date(now.getTime() + nth) }));
  const of = (...answers: number[][]) =>
    favourite(
      slots,
      answers.map((each) => ({ slots: each })),
    )?.nth ?? null;
  expect([of([1, 3], [3]), of([3, 2, 1]), of([2], [3]), of([], []), of()]).toEqual([3, 1, 2, null, null]);
  expect(favourite([], [{ slots: [1] }])).toBeNull();
});
