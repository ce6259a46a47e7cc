import { HOUR_MS, STAGES } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstByAsking } from '../jobs/test-first-due';
import { closingNoticeGiven, deadlineDue, deadlineStep, type Expiring } from './deadline-rules';

const DEADLINE = '2026-11-20';
const board = (changes: Partial<Expiring> = {}): Expiring => ({
  stage: 'RECRUITING',
  deadline: DEADLINE,
  closingNoticedFor: null,
  expiryNoticedFor: null,
  expiryNoticedAt: null,
  ...changes,
});

test.each([
  ['2026-11-19T14:59:59.999Z', null],
  ['2026-11-19T15:00:00.000Z', 'closing-notice'],
  ['2026-11-20T14:59:59.999Z', 'closing-notice'],
  ['2026-11-20T15:00:00.000Z', 'expiry-notice'],
  ['2026-11-23T14:59:59.999Z', 'expiry-notice'],
  // Nothing is cancelled that was not announced, however late it is.
  ['2026-11-23T15:00:00.000Z', 'expiry-notice'],
  ['2027-11-23T15:00:00.000Z', 'expiry-notice'],
])('at %s: %s', (instant, step) => {
  expect(deadlineStep(board(), new Date(instant))).toBe(step);
});

test.each([
  ['2026-11-23T14:59:59.999Z', '2026-11-21T00:00:00.000Z', null],
  ['2026-11-23T15:00:00.000Z', '2026-11-21T00:00:00.000Z', 'self-cancel'],
  ['2026-11-24T03:00:00.000Z', '2026-11-24T01:00:00.000Z', 'self-cancel'],
  ['2026-11-24T03:00:00.000Z', '2026-11-24T01:00:00.001Z', null],
  ['2026-11-24T03:00:00.000Z', null, null],
])('at %s, told at %s: %s', (instant, told, step) => {
  const announced = board({ expiryNoticedFor: DEADLINE, expiryNoticedAt: told === null ? null : new Date(told) });
  expect(deadlineStep(announced, new Date(instant))).toBe(step);
});

test('each notice once for each deadline', () => {
  const noticed = board({ closingNoticedFor: DEADLINE, expiryNoticedFor: DEADLINE });
  const [day, after] = [new Date('2026-11-20T03:00:00Z'), new Date('2026-11-21T03:00:00Z')];
  expect(deadlineStep(noticed, day)).toBeNull();
  expect(deadlineStep(noticed, after)).toBeNull();
  expect(deadlineStep({ ...noticed, deadline: '2026-11-21' }, after)).toBe('closing-notice');
});

test('whoever opens it on its last day, by the day in Seoul, is not told so', () => {
  expect(closingNoticeGiven(DEADLINE, new Date('2026-11-19T15:00:00.000Z'))).toBe(DEADLINE);
  expect(closingNoticeGiven(DEADLINE, new Date('2026-11-19T14:59:59.999Z'))).toBeNull();
  expect(closingNoticeGiven(DEADLINE, new Date('2026-11-20T15:00:00.000Z'))).toBeNull();
});

test('nothing is due once the seats are taken or it is over', () => {
  const late = new Date('2026-12-31T00:00:00Z');
  for (const stage of ['RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED'] as const) {
    expect(deadlineStep(board({ stage }), late)).toBeNull();
  }
});

test('the next step is due when the rule says one first', () => {
  const from = Date.parse('2026-11-15T00:00:00.000Z');
  const hours = fc.integer({ min: 0, max: 300 }).map((count) => new Date(from + count * HOUR_MS));
  const told = fc.constantFrom(null, DEADLINE, '2026-11-10');
  const state = fc.record({
    stage: fc.constantFrom(...STAGES, 'RECRUITING' as const, 'RECRUITING' as const),
    closingNoticedFor: told,
    expiryNoticedFor: told,
    expiryNoticedAt: fc.option(hours, { nil: null }),
  });
  fc.assert(
    fc.property(state, hours, (changes, now) => {
      const one = board(changes);
      expect(deadlineDue(one, now)).toEqual(firstByAsking((at) => deadlineStep(one, at), now, 320));
    }),
  );
});
