import { STAGES, type UserId } from '@mungchi/contract';
import { describe, expect, test } from 'vitest';
import { againDays, decideAgain, remindedAt, repeatStep } from './again-rules';

const [ME, OTHER] = [1, 2] as UserId[] as [UserId, UserId];
const AT = new Date('2026-11-15T03:00:00Z');
const source = { leaderId: ME, stage: 'COMPLETED' as const, heldAt: null, deletedAt: null };

describe('opening again', () => {
  test('every stage', () => {
    const said = STAGES.map((stage) => `${stage} ${decideAgain({ ...source, stage }, ME) ?? 'yes'}`);
    expect(said).toEqual([
      'RECRUITING AGAIN_EARLY',
      'RECRUITED yes',
      'PAYING yes',
      'PURCHASED yes',
      'COMPLETED yes',
      'CANCELLED yes',
    ]);
  });

  test.each([
    ['none', undefined, 'BOARD_NOT_FOUND'],
    ['a deleted one, even another’s', { ...source, leaderId: OTHER, deletedAt: AT }, 'BOARD_NOT_FOUND'],
    ['another’s, even a held one', { ...source, leaderId: OTHER, heldAt: AT }, 'NOT_LEADER'],
    ['a held one, even a recruiting one', { ...source, stage: 'RECRUITING' as const, heldAt: AT }, 'BOARD_HELD'],
  ])('%s', (_, given, code) => expect(decideAgain(given, ME)).toBe(code));

  test.each([
    ['2026-11-15', 3],
    ['2026-11-17', 3],
    ['2026-11-18', 3],
    ['2026-11-19', 4],
    ['2026-11-29', 14],
    ['2026-12-20', 14],
  ])('until %s then: %i days now', (deadline, days) => {
    expect(againDays({ createdAt: AT, deadline })).toBe(days);
  });
});

describe('a reminder', () => {
  test('is at ten in the morning in Seoul', () => {
    expect(remindedAt('2026-11-16').toISOString()).toBe('2026-11-16T01:00:00.000Z');
  });

  test.each([
    [0, '2026-11-16T00:59:59.999Z', null],
    [0, '2026-11-16T01:00:00.000Z', 'remind'],
    [1, '2026-11-16T01:00:00.000Z', 'remind'],
    [2, '2026-11-16T01:00:00.000Z', 'last'],
    [3, '2026-11-16T01:00:00.000Z', 'last'],
    [2, '2026-11-16T00:00:00.000Z', null],
    [0, '2027-01-16T01:00:00.000Z', 'remind'],
  ])('after %i unused, at %s: %s', (unused, now, step) => {
    expect(repeatStep({ nextOn: '2026-11-16', unused }, new Date(now))).toBe(step);
  });
});
