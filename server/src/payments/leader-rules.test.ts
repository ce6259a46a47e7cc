import { type Role, STAGES } from '@mungchi/contract';
import { describe, expect, test } from 'vitest';
import { decideExtendBuy, decideExtendPay, decideNudge } from './leader-rules';

const NOW = new Date('2026-11-15T03:00:00.000Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const MS = 1 / 3_600_000;

test('the payments are extended once, by the leader, while they are awaited', () => {
  const room = { stage: 'RECRUITED' as const, payExtendedAt: null };
  expect(decideExtendPay(room, 'FOLLOWER')).toBe('NOT_LEADER');
  expect(decideExtendPay({ ...room, payExtendedAt: ago(1) }, 'LEADER')).toBe('PAY_BY_EXTENDED');
  expect(STAGES.map((stage) => decideExtendPay({ ...room, stage }, 'LEADER'))).toEqual(
    STAGES.map((stage) => (stage === 'RECRUITED' ? null : 'NOT_PAYABLE')),
  );
});

test('the day of buying is extended once, from two days before it', () => {
  const room = { stage: 'PAYING' as const, buyBy: ago(-48), buyExtendedAt: null };
  const decide = (changes = {}, role: Role = 'LEADER') => decideExtendBuy({ ...room, ...changes }, role, NOW);
  expect(decide()).toBeNull();
  expect(decide({ buyBy: ago(-48 - MS) })).toBe('BUY_BY_EARLY');
  expect(decide({ buyBy: null })).toBe('BUY_BY_EARLY');
  expect(decide({ buyBy: ago(70) })).toBeNull();
  expect(decide({ buyExtendedAt: ago(1) })).toBe('BUY_BY_EXTENDED');
  expect(decide({}, 'FOLLOWER')).toBe('NOT_LEADER');
  expect(STAGES.map((stage) => decide({ stage }))).toEqual([
    'NOT_PURCHASABLE',
    'NOT_PURCHASABLE',
    null,
    'ALREADY_PURCHASED',
    'ALREADY_PURCHASED',
    'BOARD_CANCELLED',
  ]);
});

describe('a nudge', () => {
  const target = { role: 'FOLLOWER' as const, paidAt: null, leftAt: null, nudgedAt: null };
  test.each([
    ['an unpaid follower', target, null],
    ['who is not there', undefined, 'PARTICIPANT_NOT_FOUND'],
    ['who has paid', { ...target, paidAt: NOW }, 'NOTHING_TO_NUDGE'],
    ['who has left', { ...target, leftAt: NOW }, 'NOTHING_TO_NUDGE'],
    ['oneself', { ...target, role: 'LEADER' as const }, 'NOTHING_TO_NUDGE'],
    ['nudged twelve hours ago', { ...target, nudgedAt: ago(12) }, null],
    ['nudged a moment later', { ...target, nudgedAt: ago(12 - MS) }, 'NUDGED_RECENTLY'],
  ])('%s', (_, whom, refusal) => {
    expect(decideNudge('RECRUITED', 'LEADER', whom, NOW)).toBe(refusal);
    expect(decideNudge('RECRUITED', 'FOLLOWER', whom, NOW)).toBe('NOT_LEADER');
  });

  test('only while the room waits for money', () => {
    expect(STAGES.map((stage) => decideNudge(stage, 'LEADER', target, NOW))).toEqual(
      STAGES.map((stage) => (stage === 'RECRUITED' ? null : 'NOTHING_TO_NUDGE')),
    );
  });
});
