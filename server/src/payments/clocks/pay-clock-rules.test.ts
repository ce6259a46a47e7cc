import { eveningAfter, HOUR_MS, LATE_HOURS, PAY_HOURS, STAGES, type Stage, WARNED_HOURS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstByAsking } from '../../jobs/test-first-due';
import { runs } from '../../test-ring';
import {
  buyStep,
  type ClockedBoard,
  type ClockedMember,
  endStep,
  owes,
  type PayStep,
  payDue,
  payStep,
  vacancyStep,
} from './pay-clock-rules';

const UNTIL = new Date('2026-11-17T12:00:00.000Z');
const at = (hours: number) => new Date(UNTIL.getTime() + hours * HOUR_MS);

const member = (changes: Partial<ClockedMember> = {}): ClockedMember => ({
  role: 'FOLLOWER',
  paidAt: null,
  leftAt: null,
  payBy: UNTIL,
  payRemindedFor: null,
  payRemindedAt: null,
  payReminders: 0,
  ...changes,
});
const board = (changes: Partial<ClockedBoard> = {}): ClockedBoard => ({
  stage: 'RECRUITED',
  vacantUntil: null,
  vacantAt: null,
  vacancyNoticedFor: null,
  payEnd: null,
  payEndNoticedFor: null,
  payEndNoticedAt: null,
  buyBy: null,
  buyNotices: 0,
  buyNoticedAt: null,
  ...changes,
});
const reminded = (payReminders: number, hours: number, payRemindedFor = UNTIL) => ({
  payReminders,
  payRemindedFor,
  payRemindedAt: at(hours),
});
const MS = 1 / HOUR_MS;

describe('payStep', () => {
  test.each<[number, Partial<ClockedMember>, PayStep | null]>([
    [-24 - MS, {}, null],
    [-24, {}, 'remind-day'],
    [-3 - MS, {}, 'remind-day'],
    [-3 - MS, reminded(1, -24), null],
    [-3, reminded(1, -24), 'remind-last'],
    [-3, {}, 'remind-last'],
    [-MS, reminded(2, -3), null],
    [-MS, reminded(1, -24), 'remind-last'],
    [0, reminded(2, -3), 'release'],
    [0, reminded(1, -24), 'release'],
    [0, reminded(1, -2), 'release'],
    [0, reminded(1, -2 + MS), 'warn-late'],
    [0, {}, 'warn-late'],
    [0, { payReminders: 1, payRemindedFor: UNTIL, payRemindedAt: null }, 'warn-late'],
    [0, { ...reminded(0, -24) }, 'warn-late'],
    [-MS, {}, 'remind-last'],
    // A new date forgets the reminders of the old one.
    [-24, reminded(2, -30, at(-24)), 'remind-day'],
    [0, reminded(2, -30, at(-24)), 'warn-late'],
    [24 * 7, reminded(2, -3), 'release'],
  ])('%d hours after it is due, %o: %s', (hours, changes, step) => {
    expect(payStep(member(changes), board(), at(hours))).toBe(step);
  });

  test.each<Partial<ClockedMember>>([{ role: 'LEADER' }, { paidAt: at(-50) }, { leftAt: at(-50) }, { payBy: null }])(
    '%o owes nothing by then',
    (changes) => {
      expect(payStep(member({ ...reminded(2, -3), ...changes }), board(), at(1))).toBeNull();
      expect(owes(member(changes))).toBe('payBy' in changes);
    },
  );

  test('only while the room waits for money', () => {
    const steps = STAGES.map((stage) => payStep(member(reminded(2, -3)), { stage }, at(1)));
    expect(steps).toEqual(STAGES.map((stage) => (stage === 'RECRUITED' ? 'release' : null)));
  });
});

describe('vacancyStep', () => {
  const vacant = (changes: Partial<ClockedBoard> = {}) => board({ vacantUntil: UNTIL, vacantAt: at(-36), ...changes });
  test.each([
    [-24 - MS, {}, null],
    [-24, {}, 'remind-leader'],
    [-MS, {}, 'remind-leader'],
    [-24, { vacancyNoticedFor: UNTIL }, null],
    [-24, { vacancyNoticedFor: at(-24) }, 'remind-leader'],
    [0, {}, 'call-off'],
    [0, { vacantAt: at(-2) }, 'call-off'],
    [0, { vacantAt: at(-2 + MS) }, null],
    [0, { vacantAt: null }, null],
    [0, { vacantUntil: null }, null],
  ])('%d hours after, %o: %s', (hours, changes, step) => {
    expect(vacancyStep(vacant(changes), at(hours))).toBe(step);
  });

  test('only while the room waits for money', () => {
    const steps = STAGES.map((stage) => vacancyStep(vacant({ stage }), at(0)));
    expect(steps).toEqual(STAGES.map((stage) => (stage === 'RECRUITED' ? 'call-off' : null)));
  });
});

describe('endStep', () => {
  const told = (hours: number, payEndNoticedFor = UNTIL) => ({ payEndNoticedFor, payEndNoticedAt: at(hours) });
  test.each([
    [-24 - MS, {}, null],
    [-24, {}, 'remind'],
    [-MS, {}, 'remind'],
    [-1, told(-24), null],
    [0, told(-24), 'call-off'],
    [0, told(-2), 'call-off'],
    [0, told(-2 + MS), 'warn-late'],
    [0, told(-30, at(-24)), 'warn-late'],
    [0, {}, 'warn-late'],
    [0, { payEndNoticedFor: UNTIL }, 'warn-late'],
    [0, { payEnd: null }, null],
  ])('%d hours after, %o: %s', (hours, changes, step) => {
    expect(endStep(board({ payEnd: UNTIL, ...changes }), at(hours))).toBe(step);
  });

  test('only while the room waits for money', () => {
    const steps = STAGES.map((stage) => endStep(board({ payEnd: UNTIL, stage }), at(0)));
    expect(steps).toEqual(STAGES.map((stage) => (stage === 'RECRUITED' ? 'warn-late' : null)));
  });
});

describe('buyStep', () => {
  const buying = (changes: Partial<ClockedBoard>) => board({ stage: 'PAYING', buyBy: UNTIL, ...changes });
  const told = (buyNotices: number, hours: number) => ({ buyNotices, buyNoticedAt: at(hours) });
  test.each([
    [-24 - MS, {}, null],
    [-24, {}, 'remind'],
    [-24, told(1, -24), null],
    [-MS, {}, 'remind'],
    [0, told(1, -24), 'overdue'],
    [0, {}, 'overdue'],
    [24 * 30, {}, 'overdue'],
    [72 - MS, told(2, 0), null],
    [72, told(2, 0), 'call-off'],
    [72, told(2, 24), 'call-off'],
    [72, told(2, 24 + MS), null],
    [72, { buyNotices: 2 }, null],
    [72, { buyBy: null }, null],
  ])('%d hours after, %o: %s', (hours, changes, step) => {
    expect(buyStep(buying(changes), at(hours))).toBe(step);
  });

  test('only while the leader buys', () => {
    const steps = STAGES.map((stage) => buyStep(buying({ stage }), at(0)));
    expect(steps).toEqual(STAGES.map((stage) => (stage === 'PAYING' ? 'overdue' : null)));
  });
});

test('run now and then, or not for days: nobody is released who was not warned two hours before', () => {
  const joined = fc.date({
    min: new Date('2026-11-01T00:00:00Z'),
    max: new Date('2026-11-30T00:00:00Z'),
    noInvalidDate: true,
  });
  const pauses = fc.array(fc.integer({ min: 1, max: 5 * 24 * 6 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(joined, pauses, (from, gaps) => {
      let state = member({ payBy: eveningAfter(from, PAY_HOURS) });
      let now = from;
      let warned: Date | null = null;
      for (const tenMinutes of [...gaps, ...Array.from({ length: 1000 }, () => 1)]) {
        now = new Date(now.getTime() + (tenMinutes * HOUR_MS) / 6);
        const step = payStep(state, board(), now);
        if (step === 'release') {
          expect(now.getTime() - warned!.getTime()).toBeGreaterThanOrEqual(WARNED_HOURS * HOUR_MS);
          expect(now >= state.payBy!).toBe(true);
          return;
        }
        if (step === null) continue;
        warned = now;
        const payBy: Date = step === 'warn-late' ? eveningAfter(now, LATE_HOURS) : state.payBy!;
        const payReminders = step === 'remind-last' ? 2 : 1;
        state = { ...state, payBy, payRemindedFor: payBy, payRemindedAt: now, payReminders };
      }
      expect.unreachable('released in the end');
    }),
  );
});

test('three days of standstill: one late warning, then the seat', () => {
  const unwarned = member();
  expect(payStep(unwarned, board(), at(72))).toBe('warn-late');
  const payBy = eveningAfter(at(72), LATE_HOURS);
  const warned = member({ payBy, payReminders: 1, payRemindedFor: payBy, payRemindedAt: at(72) });
  expect(payStep(warned, board(), at(73))).toBeNull();
  expect(payStep(warned, board(), new Date(payBy.getTime() - 3 * HOUR_MS))).toBe('remind-last');
  expect(payStep(warned, board(), payBy)).toBe('release');
});

const hours = (min: number, max: number) =>
  fc.option(
    fc.integer({ min, max }).map((count) => new Date(UNTIL.getTime() + count * HOUR_MS)),
    { nil: null },
  );
const around = hours(-80, 30);
const past = hours(-60, 0);
const anyState = fc
  .record({
    stage: fc.constantFrom<Stage>('RECRUITED', 'RECRUITED', 'PAYING', 'PURCHASED', 'CANCELLED'),
    vacantUntil: around,
    vacantAt: past,
    isVacancyTold: fc.boolean(),
    payEnd: around,
    isEndTold: fc.boolean(),
    payEndNoticedAt: past,
    buyBy: around,
    buyNotices: fc.integer({ min: 0, max: 2 }),
    buyNoticedAt: past,
    payBy: around,
    isReminded: fc.boolean(),
    payReminders: fc.integer({ min: 0, max: 2 }),
    payRemindedAt: past,
    paidAt: fc.constantFrom(null, null, UNTIL),
    leftAt: fc.constantFrom(null, null, null, UNTIL),
  })
  .map(({ isVacancyTold, isEndTold, isReminded, ...rest }) => ({
    ...rest,
    vacancyNoticedFor: isVacancyTold ? rest.vacantUntil : null,
    payEndNoticedFor: isEndTold ? rest.payEnd : null,
    payRemindedFor: isReminded ? rest.payBy : null,
    role: 'FOLLOWER' as const,
  }));

test('the next step is due when a rule says one first', () => {
  fc.assert(
    fc.property(anyState, fc.integer({ min: -80, max: 30 }), (state, hour) => {
      const step = (then: Date) =>
        endStep(state, then) ?? vacancyStep(state, then) ?? buyStep(state, then) ?? payStep(state, state, then);
      expect(payDue(state, [state], at(hour))).toEqual(firstByAsking(step, at(hour), 220));
    }),
    { numRuns: runs(2000) },
  );
});
