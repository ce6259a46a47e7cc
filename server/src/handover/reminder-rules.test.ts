import { HOUR_MS, STAGES } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstByAsking } from '../jobs/test-first-due';
import { eveningBefore, reminderDue, reminderStep } from './reminder-rules';

const at = (local: string) => new Date(`2026-11-${local}:00.000+09:00`);
const startsAt = at('20T19:00');
const fresh = { startsAt, setAt: at('16T12:00'), reminded: 0 };

test('the evening before is Seoul’s', () => {
  expect(eveningBefore(startsAt)).toEqual(at('19T20:00'));
  expect(eveningBefore(at('20T00:00'))).toEqual(at('19T20:00'));
  expect(eveningBefore(at('20T23:59'))).toEqual(at('19T20:00'));
});

test.each([
  ['before the evening', {}, '19T19:59', null],
  ['at 20:00', {}, '19T20:00', 'day'],
  ['told already', { reminded: 1 }, '19T20:00', null],
  ['set at 20:00', { setAt: at('19T20:00') }, '19T20:00', null],
  ['set just before', { setAt: at('19T19:59') }, '19T20:00', 'day'],
  ['late, still the day', {}, '20T17:59', 'day'],
  ['an hour before', { reminded: 1 }, '20T18:00', 'hour'],
  ['after a standstill only the hour', {}, '20T18:30', 'hour'],
  ['told of the hour', { reminded: 2 }, '20T18:00', null],
  ['set within the hour', { setAt: at('20T18:00') }, '20T18:20', null],
  ['set a minute before the hour', { setAt: at('20T17:59') }, '20T18:00', 'hour'],
  ['set that day, no evening any more', { setAt: at('20T12:00') }, '20T13:00', null],
  ['a minute before', { reminded: 1 }, '20T18:59', 'hour'],
  ['begun', { reminded: 1 }, '20T19:00', null],
  ['a week later', {}, '27T19:00', null],
])('%s', (_, state, now, step) => {
  expect(reminderStep({ ...fresh, ...state }, 'PURCHASED', at(now))).toBe(step);
});

test('only while there is something to meet for', () => {
  const due = STAGES.filter((stage) => reminderStep(fresh, stage, at('19T20:00')) !== null);
  expect(due).toEqual(['PAYING', 'PURCHASED']);
});

test('the next one is due when the rule says it first', () => {
  const hours = (min: number, max: number) =>
    fc.integer({ min, max }).map((count) => new Date(at('16T12:00').getTime() + count * HOUR_MS));
  const state = fc.record({
    startsAt: hours(-10, 90),
    setAt: hours(-60, 80),
    reminded: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(state, hours(-60, 90), fc.constantFrom(...STAGES), (appointment, now, stage) => {
      const step = (then: Date) => reminderStep(appointment, stage, then);
      expect(reminderDue(appointment, stage, now)).toEqual(firstByAsking(step, now, 200));
    }),
  );
});
