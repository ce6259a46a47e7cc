import assert from 'node:assert/strict';
import { DAY_MS, HOUR_MS, seoulClock } from '@mungchi/contract';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isWhole, runs } from '../test-ring';
import { act, deed } from './test-received-deeds';
import { boughtRoom, hasEnded, isCase, openRefunds, type Room, runClocks, strayMoney } from './test-received-room';

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
  fc.assert(check, { numRuns: runs(2000) });
  expect(longest.settled).toBeGreaterThan(5);
  expect(longest.case).toBeGreaterThan(20);
  expect(Math.min(...Object.values(ends))).toBeGreaterThan(isWhole ? 100 : 5);
});
