import assert from 'node:assert/strict';
import { addDays, DAY_MS, endOfSeoulDay, HOUR_MS, type Stage, seoulDay } from '@mungchi/contract';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { deadlineStep } from '../../boards/deadline-rules';
import { runs } from '../../test-ring';
import { ACTS, act, isDaytime, migrated, open, run } from '../clocks/test-clock-room';

/**
 * The theorem of the clocks: if nobody does anything any more, RECRUITING ends within 5 days after its deadline day,
 * RECRUITED and PAYING within 14 days, from every state there is; nobody loses a seat unwarned; and whoever acts, no paid
 * money waits beyond the end of all payments. `LONGEST=1` prints the longest waits.
 */

const START = new Date('2026-11-15T00:00:00.000Z');
const longest = { RECRUITING: 0, RECRUITED: 0, PAYING: 0 };
afterAll(() => {
  if (process.env['LONGEST']) console.log('longest waits in days', longest);
});

test('RECRUITED and PAYING end within 14 days from every state, nobody unwarned', () => {
  const acts = fc.record({
    do: fc.constantFrom(...ACTS, 'pay' as const),
    who: fc.nat(6),
    hours: fc.integer({ min: 0, max: 60 }),
    isDown: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 23 }),
      fc.option(fc.nat(4)),
      fc.array(acts, { maxLength: 25 }),
      (followers, hour, before, script) => {
        let at = new Date(START.getTime() + hour * HOUR_MS);
        const room = before === null ? open(followers, at) : migrated(followers, Math.min(before, followers), at);
        for (const { hours, isDown, ...what } of script) {
          for (let passed = 0; passed < hours; passed++) {
            at = new Date(at.getTime() + HOUR_MS);
            if (!isDown && isDaytime(at)) run(room, at);
          }
          act(room, what, at);
        }
        const { stage } = room.board;
        if (stage !== 'RECRUITED' && stage !== 'PAYING') return;
        const silence = at;
        while (room.board.stage === 'RECRUITED' || room.board.stage === 'PAYING') {
          at = new Date(at.getTime() + HOUR_MS);
          if (isDaytime(at)) run(room, at);
          const days = (at.getTime() - silence.getTime()) / DAY_MS;
          assert.ok(days <= 14, `${stage} for ${days} days`);
          longest[stage] = Math.max(longest[stage], days);
        }
      },
    ),
    { numRuns: runs(3000) },
  );
});

test('RECRUITING ends within 5 days after its deadline day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 3 }), fc.integer({ min: 0, max: 23 }), fc.boolean(), (days, hour, told) => {
      const silence = new Date(START.getTime() + hour * HOUR_MS);
      const deadline = addDays(seoulDay(silence), days);
      const noticed = told ? deadline : null;
      const board = { stage: 'RECRUITING' as Stage, deadline, closingNoticedFor: noticed, expiryNoticedFor: noticed };
      const state = { ...board, expiryNoticedAt: told ? silence : null };
      const from = Math.max(endOfSeoulDay(deadline).getTime(), silence.getTime());
      for (let at = silence; state.stage === 'RECRUITING'; at = new Date(at.getTime() + HOUR_MS)) {
        const waited = (at.getTime() - from) / DAY_MS;
        expect(waited).toBeLessThanOrEqual(5);
        longest.RECRUITING = Math.max(longest.RECRUITING, waited);
        const step = isDaytime(at) ? deadlineStep(state, at) : null;
        if (step === 'closing-notice') state.closingNoticedFor = deadline;
        if (step === 'expiry-notice') Object.assign(state, { expiryNoticedFor: deadline, expiryNoticedAt: at });
        if (step === 'self-cancel') state.stage = 'CANCELLED';
      }
    }),
    { numRuns: runs(500) },
  );
});
