import assert from 'node:assert/strict';
import { addDays, type BoardId, HOUR_MS, type LeaderState, selfCancelAt, seoulDay } from '@mungchi/contract';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { deadlineStep } from '../boards/deadline-rules';
import { owes } from '../payments/clocks/pay-clock-rules';
import { ACTS, act, free, isDaytime, migrated, open, type Room, run, seated } from '../payments/clocks/test-clock-room';
import { act as actAfter, deed } from '../payments/test-received-deeds';
import { type Room as Bought, boughtRoom, openDisputeOf, runClocks } from '../payments/test-received-room';
import { isSettled } from '../payments/trade-rules';
import { runs } from '../test-ring';
import { tasksOf } from './task-rules';

/**
 * The theorem of the desk: whenever something ends unless the leader acts (self-cancel, vacancy, purchase, dispute), a task has
 * that instant, or an earlier one it follows from. Over the states that the models of the clocks and of the receipt reach.
 */
const START = new Date('2026-11-15T00:00:00.000Z');
const NOTHING: LeaderState = {
  role: 'LEADER',
  stage: 'RECRUITING',
  meetsAt: null,
  poll: null,
  reviewsLeft: 0,
  deadline: '2026-11-14',
  freeSeats: 0,
  openSeats: 0,
  vacantUntil: null,
  buyBy: null,
  answerBy: null,
  followers: 0,
  unpaid: 0,
  unpaidBy: null,
  waiting: 0,
  questions: 2,
};

function told(state: LeaderState, end: Date, now: Date): void {
  const tasks = tasksOf([{ boardId: 1 as BoardId, title: '', image: '', state }], now);
  const isTold = tasks.some(({ by }) => by !== null && Date.parse(by) <= end.getTime());
  assert.ok(isTold, `${state.stage} ends at ${end.toISOString()}, and the desk says ${JSON.stringify(tasks)}`);
}

function full(room: Room): LeaderState {
  const { stage, vacantUntil, buyBy } = room.board;
  const owing = seated(room).filter(owes);
  const unpaidBy = owing.length > 0 ? new Date(Math.min(...owing.map(({ payBy }) => Number(payBy)))) : null;
  const freeSeats = free(room);
  const counts = { followers: seated(room).length, unpaid: owing.length, unpaidBy, freeSeats, openSeats: freeSeats };
  return { ...NOTHING, stage, vacantUntil, buyBy, ...counts };
}

test('full and paying: the vacancy, the payments and the purchase', () => {
  const acts = fc.record({ do: fc.constantFrom(...ACTS, 'pay' as const), who: fc.nat(6), hours: fc.nat(60) });
  const script = fc.array(acts, { maxLength: 20 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.nat(23),
      fc.option(fc.nat(4)),
      script,
      (followers, hour, paid, all) => {
        let at = new Date(START.getTime() + hour * HOUR_MS);
        const room = paid === null ? open(followers, at) : migrated(followers, Math.min(paid, followers), at);
        const check = () => {
          const { stage, vacantUntil, payEnd, buyBy } = room.board;
          if (stage === 'RECRUITED' && vacantUntil) told(full(room), vacantUntil, at);
          if (stage === 'RECRUITED') told(full(room), payEnd!, at);
          if (stage === 'PAYING') told(full(room), buyBy!, at);
        };
        check();
        for (const { hours, ...what } of all) {
          for (let passed = 0; passed < hours; passed++) {
            at = new Date(at.getTime() + HOUR_MS);
            if (isDaytime(at)) run(room, at);
            check();
          }
          act(room, what, at);
          check();
        }
      },
    ),
    { numRuns: runs(500) },
  );
});

function bought({ stage, appointment, followers }: Bought): LeaderState {
  const open = followers.map((follower) => openDisputeOf(follower));
  const answers = open.flatMap((dispute) => (dispute?.state === 'OPEN' ? [Number(dispute.answerBy)] : []));
  const waiting = followers.filter(
    (follower, nth) => !isSettled(follower) && !follower.handedAt && !follower.noShowAt && !open[nth],
  ).length;
  const answerBy = answers.length > 0 ? new Date(Math.min(...answers)) : null;
  const meetsAt = stage === 'PURCHASED' ? (appointment?.startsAt ?? null) : null;
  return { ...NOTHING, stage, meetsAt, answerBy, followers: followers.length, waiting };
}

test('bought: every problem that goes to an operator unless it is answered', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const room = boughtRoom([3333, 1, 12_000], START);
      let at = START;
      for (const each of deeds) {
        at = new Date(at.getTime() + each.hours * HOUR_MS);
        actAfter(room, each, at);
        const state = bought(room);
        if (state.answerBy) told(state, state.answerBy, at);
        runClocks(room, at);
      }
    }),
    { numRuns: runs(500) },
  );
});

test('recruiting: the day on which it cancels itself, from two days before its last day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -6, max: 2 }), fc.nat(23), (days, hour) => {
      const at = new Date(START.getTime() + hour * HOUR_MS);
      const deadline = addDays(seoulDay(at), days);
      const noticed = { closingNoticedFor: deadline, expiryNoticedFor: deadline, expiryNoticedAt: START };
      for (let now = at; ; now = new Date(now.getTime() + HOUR_MS)) {
        if (deadlineStep({ stage: 'RECRUITING', deadline, ...noticed }, now) === 'self-cancel') break;
        told({ ...NOTHING, deadline, freeSeats: 1, openSeats: 1 }, selfCancelAt(deadline), now);
      }
    }),
  );
});
