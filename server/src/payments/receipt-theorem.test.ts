import assert from 'node:assert/strict';
import { DAY_MS, HOUR_MS, seoulClock } from '@mungchi/contract';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { confirmByOf, decideNoShow, decideWord, wordOf } from '../handover/handover-rules';
import { decideAccept, decideContest, decideOpen, decideWithdraw } from './disputes/dispute-rules';
import {
  boughtRoom,
  endDispute,
  finish,
  hasEnded,
  isCase,
  leftOf,
  lose,
  openDisputeOf,
  openRefunds,
  payAgain,
  type Room,
  receive,
  runClocks,
  sayCost,
  strayMoney,
  tell,
  UNWARNED,
  withdraw,
} from './test-receipt-room';
import { decideTrade, isSettled } from './trade-rules';

/**
 * The theorem of the receipt: once bought, whoever does whatever, within 30 days of the last deed each follower is settled or a
 * case that waits for an operator, and the money that is held belongs to such a case or to an open refund. `LONGEST=1` prints
 * the longest waits, in days.
 */
const START = new Date('2026-11-15T03:00:00.000Z');
const longest = { settled: 0, case: 0, money: 0 };
const ends = { settled: 0, case: 0, completed: 0 };
afterAll(() => {
  if (process.env['LONGEST']) console.log('longest waits in days', longest, 'ends', ends);
});

const DEEDS = ['meet', 'call-off', 'handed', 'no-show', 'unmark', 'press', 'tell', 'tell-part', 'withdraw'] as const;
const OTHERS = ['accept', 'contest', 'decide', 'receipt', 'refund-done', 'lose', 'pay-again', 'nothing'] as const;
const deed = fc.record({
  do: fc.constantFrom(...DEEDS, ...OTHERS),
  who: fc.nat(2),
  hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 30, max: 300 })),
  ahead: fc.integer({ min: 1, max: 21 * 24 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

function act(room: Room, { do: what, who, ahead }: Deed, at: Date): void {
  const follower = room.followers[who]!;
  const dispute = openDisputeOf(follower);
  const mayMark = decideWord(room.stage, 'LEADER', follower, dispute !== undefined) === null;
  const word = (handedAt: Date | null, noShowAt: Date | null) => {
    const confirmBy = handedAt || noShowAt ? confirmByOf(room.appointment, at) : null;
    Object.assign(follower, { handedAt, noShowAt, confirmBy, ...UNWARNED });
  };
  switch (what) {
    case 'meet': {
      const startsAt = new Date(at.getTime() + ahead * HOUR_MS);
      room.appointment = { startsAt, endsAt: new Date(startsAt.getTime() + 6 * HOUR_MS), setAt: at };
      return;
    }
    case 'call-off':
      room.appointment = null;
      return;
    case 'handed':
      if (mayMark && wordOf(follower) !== 'HANDED') word(at, null);
      return;
    case 'no-show':
      if (mayMark && wordOf(follower) !== 'NO_SHOW' && !decideNoShow(room.appointment, at)) word(null, at);
      return;
    case 'unmark':
      if (mayMark) word(null, null);
      return;
    case 'press':
      if (decideTrade(room.stage, 'FOLLOWER', isSettled(follower), dispute?.kind ?? null)) return;
      if (dispute) dispute.state = 'WITHDRAWN';
      receive(room, follower, at);
      return;
    case 'tell':
    case 'tell-part': {
      const left = leftOf(follower);
      if (decideOpen({ ...follower, stage: room.stage, left }, follower.disputes, at)) return;
      tell(follower, what === 'tell' ? 'NOT_RECEIVED' : 'SHORT', 1 + ((ahead * 31) % left), at);
      return;
    }
    case 'withdraw':
      if (!decideWithdraw(follower, dispute)) withdraw(room, follower, at);
      return;
    case 'accept':
      if (!decideAccept('LEADER', dispute)) endDispute(room, follower, dispute!.wanted, 'ACCEPTED', at);
      return;
    case 'contest':
      if (!decideContest('LEADER', dispute)) Object.assign(dispute!, { state: 'ESCALATED', answer: '아니에요' });
      return;
    case 'decide':
      if (dispute?.state === 'ESCALATED')
        endDispute(room, follower, (ahead * 53) % (follower.share + 1), 'DECIDED', at);
      return;
    case 'receipt':
      sayCost(room, ahead);
      return;
    case 'refund-done': {
      const open = follower.refunds.find(({ done }) => !done);
      if (open) finish(room, open);
      for (const stray of room.strays) stray.done = true;
      return;
    }
    case 'pay-again':
      payAgain(room, follower, ahead % 2 ? follower.share || 1 : 1 + ahead);
      return;
    case 'lose':
      lose(room, follower, at);
      return;
    case 'nothing':
  }
}

/** Handed over + returned + held = paid, and no account below zero. */
function balance(room: Room, paid: number): void {
  const back = room.followers.flatMap(({ refunds }) => refunds.filter(({ done }) => done));
  const returned = back.reduce((sum, { amount }) => sum + amount, 0);
  assert.equal(room.held + room.leader + returned - room.loss, paid);
  assert.ok(room.held >= openRefunds(room) && room.leader >= 0 && strayMoney(room) >= 0);
}

/** Often enough: every clock ends at 21:00 and is warned of from 18:00 on. */
const RUNS_AT = [9, 18, 21];

test('left alone, everybody is settled or a case within 30 days, and no money is held for nobody', () => {
  const history = fc.array(deed, { maxLength: 30 });
  const shares = fc.array(fc.constantFrom(0, 1, 3333, 12_000), { minLength: 3, maxLength: 3 });
  const check = fc.property(history, shares, fc.boolean(), (deeds, paid, isAsleep) => {
    const room = boughtRoom(paid, START);
    const total = room.held;
    let at = START;
    for (const each of deeds) {
      at = new Date(at.getTime() + each.hours * HOUR_MS);
      act(room, each, at);
      if (!isAsleep) runClocks(room, at);
      balance(room, total);
    }
    const last = at;
    const days = () => (at.getTime() - last.getTime()) / DAY_MS;
    const isOver = () => room.followers.every(hasEnded) && strayMoney(room) === 0;
    while (!isOver() && days() <= 30) {
      at = new Date(at.getTime() + HOUR_MS);
      if (!RUNS_AT.includes(seoulClock(at).hour)) continue;
      const open = room.followers.filter((follower) => !hasEnded(follower));
      runClocks(room, at);
      balance(room, total);
      for (const follower of open.filter(hasEnded)) {
        const end = isCase(follower) ? 'case' : 'settled';
        longest[end] = Math.max(longest[end], days());
      }
      longest.money = Math.max(longest.money, days());
    }
    expect(room.followers.filter((follower) => !hasEnded(follower))).toEqual([]);
    expect(strayMoney(room)).toBe(0);
    for (const follower of room.followers) ends[isCase(follower) ? 'case' : 'settled']++;
    if (room.stage === 'COMPLETED') ends.completed++;
  });
  fc.assert(check, { numRuns: 2000 });
  expect(longest.settled).toBeGreaterThan(5);
  expect(longest.case).toBeGreaterThan(20);
  expect(Math.min(...Object.values(ends))).toBeGreaterThan(100);
});
