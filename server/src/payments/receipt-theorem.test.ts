import { DAY_MS, eveningAfter, HOUR_MS, LATE_HOURS, seoulClock } from '@mungchi/contract';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { confirmByOf, decideNoShow, decideWord, type Standing, wordOf } from '../handover/handover-rules';
import { type Awaited, confirmStep, stallStep } from './confirm-clock-rules';

/**
 * The theorem of the receipt: once bought, whoever does whatever, within 30 days of the last deed each follower has received or
 * is a case that waits for an operator. `LONGEST=1` prints the longest waits, in days.
 */
const START = new Date('2026-11-15T03:00:00.000Z');
const longest = { received: 0, case: 0 };
afterAll(() => {
  if (process.env['LONGEST']) console.log('longest waits in days', longest);
});

type Follower = Awaited & { handedAt: Date | null; noShowAt: Date | null; isCase: boolean };
type Room = { purchasedAt: Date; appointment: Standing | null; followers: Follower[] };

const UNWARNED = { confirmWarnedFor: null, confirmWarnedAt: null, confirmWarnings: 0 };
const newcomer = (): Follower => ({
  role: 'FOLLOWER',
  leftAt: null,
  receivedAt: null,
  refundedAt: null,
  confirmBy: null,
  ...UNWARNED,
  receiptAskedAt: null,
  handedAt: null,
  noShowAt: null,
  isCase: false,
});

const deed = fc.record({
  do: fc.constantFrom('meet', 'call-off', 'handed', 'no-show', 'unmark', 'press', 'dispute', 'withdraw', 'nothing'),
  who: fc.nat(2),
  hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 30, max: 300 })),
  ahead: fc.integer({ min: 1, max: 21 * 24 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

function act(room: Room, { do: what, who, ahead }: Deed, at: Date): void {
  const follower = room.followers[who]!;
  const isOpen = decideWord('PURCHASED', 'LEADER', follower, follower.isCase) === null;
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
      if (!isOpen || wordOf(follower) === 'HANDED') return;
      Object.assign(follower, {
        handedAt: at,
        noShowAt: null,
        confirmBy: confirmByOf(room.appointment, at),
        ...UNWARNED,
      });
      return;
    case 'no-show':
      if (!isOpen || wordOf(follower) === 'NO_SHOW' || decideNoShow(room.appointment, at)) return;
      Object.assign(follower, {
        handedAt: null,
        noShowAt: at,
        confirmBy: confirmByOf(room.appointment, at),
        ...UNWARNED,
      });
      return;
    case 'unmark':
      if (isOpen) Object.assign(follower, { handedAt: null, noShowAt: null, confirmBy: null, ...UNWARNED });
      return;
    case 'press':
      if (isOpen) follower.receivedAt = at;
      return;
    case 'dispute':
      if (follower.receivedAt === null) follower.isCase = true;
      return;
    case 'withdraw':
      if (!follower.isCase) return;
      follower.isCase = false;
      if (wordOf(follower)) Object.assign(follower, { confirmBy: confirmByOf(room.appointment, at), ...UNWARNED });
      return;
    case 'nothing':
  }
}

/** What `runConfirmClock` does, with the same rules. */
function run({ purchasedAt, appointment, followers }: Room, at: Date): void {
  const meeting = { stage: 'PURCHASED' as const, purchasedAt, endsAt: appointment?.endsAt ?? null };
  for (const follower of followers) {
    const step = confirmStep(follower, meeting, follower.isCase, at);
    if (step === 'confirm') {
      follower.receivedAt = at;
    } else if (step) {
      const confirmBy = step === 'warn-late' ? eveningAfter(at, LATE_HOURS) : follower.confirmBy;
      const confirmWarnings = step === 'warn-last' ? 2 : 1;
      Object.assign(follower, { confirmBy, confirmWarnedFor: confirmBy, confirmWarnedAt: at, confirmWarnings });
    }
    const stall = stallStep(follower, meeting, follower.isCase, at);
    if (stall === 'ask') follower.receiptAskedAt = at;
    if (stall === 'end') follower.isCase = true;
  }
}

/** Often enough: every clock ends at 21:00 and is warned of from 18:00 on. */
const RUNS_AT = [9, 18, 21];
const hasEnded = ({ receivedAt, isCase }: Follower) => receivedAt !== null || isCase;

test('left alone, everybody has received or is a case within 30 days', () => {
  const history = fc.array(deed, { maxLength: 25 });
  const check = fc.property(history, fc.boolean(), (deeds, isAsleep) => {
    const room: Room = { purchasedAt: START, appointment: null, followers: [newcomer(), newcomer(), newcomer()] };
    let at = START;
    for (const each of deeds) {
      at = new Date(at.getTime() + each.hours * HOUR_MS);
      act(room, each, at);
      if (!isAsleep) run(room, at);
    }
    const last = at;
    const days = () => (at.getTime() - last.getTime()) / DAY_MS;
    while (!room.followers.every(hasEnded) && days() <= 30) {
      at = new Date(at.getTime() + HOUR_MS);
      if (!RUNS_AT.includes(seoulClock(at).hour)) continue;
      const open = room.followers.filter((follower) => !hasEnded(follower));
      run(room, at);
      for (const follower of open.filter(hasEnded)) {
        const end = follower.receivedAt ? 'received' : 'case';
        longest[end] = Math.max(longest[end], days());
      }
    }
    expect(room.followers.filter((follower) => !hasEnded(follower))).toEqual([]);
  });
  fc.assert(check, { numRuns: 2000 });
  expect(longest.received).toBeGreaterThan(5);
  expect(longest.case).toBeGreaterThan(20);
});
