import { DISPUTE_KINDS, HOUR_MS, STAGES, type Stage } from '@mungchi/contract';
import { expect, test } from 'vitest';
import type { DisputeRow } from '../../db/rows';
import {
  decideAccept,
  decideContest,
  decideDecision,
  decideOpenDispute,
  decideWithdraw,
  disputeDue,
  disputeStep,
  isDisputeOpen,
  isOverdue,
  undisputedFrom,
  wantedOf,
} from './dispute-rules';

const NOW = new Date('2026-11-20T03:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const STATES = ['OPEN', 'ESCALATED', 'ACCEPTED', 'DECIDED', 'WITHDRAWN'] as const;
const ended = { kind: 'SHORT', state: 'WITHDRAWN' } as const;

type Side = Parameters<typeof decideOpenDispute>[0];
const FOLLOWER: Side = { stage: 'PURCHASED', role: 'FOLLOWER', left: 3333, receivedAt: null, refundedAt: null };

test.each<[string, Partial<Side>, Parameters<typeof decideOpenDispute>[1], ReturnType<typeof decideOpenDispute>]>([
  ['nothing received yet', {}, [], null],
  ['received a moment ago', { receivedAt: NOW }, [], null],
  ['received a day ago, a moment left', { receivedAt: new Date(ago(24).getTime() + 1) }, [], null],
  ['received a day ago', { receivedAt: ago(24) }, [], 'DISPUTE_CLOSED'],
  ['received last, in a room that is over', { stage: 'COMPLETED', receivedAt: ago(1) }, [], null],
  ['the leader', { role: 'LEADER' }, [], 'NOT_FOLLOWER'],
  ['all given back', { refundedAt: ago(1), left: 0 }, [], 'DISPUTE_CLOSED'],
  ['nothing was paid', { left: 0 }, [], 'NOT_TRADABLE'],
  ['one is open', {}, [{ kind: 'SHORT', state: 'OPEN' }], 'DISPUTE_OPEN'],
  ['an operator looks at one', {}, [{ kind: 'STALLED', state: 'ESCALATED' }], 'DISPUTE_OPEN'],
  ['two were taken back', {}, [ended, ended], null],
  ['three were taken back', {}, [ended, ended, ended], 'DISPUTE_CLOSED'],
  ['two, and one that the service opened', {}, [ended, ended, { kind: 'STALLED', state: 'DECIDED' }], null],
])('who may say that something is wrong: %s', (_, changes, earlier, expected) => {
  expect(decideOpenDispute({ ...FOLLOWER, ...changes }, earlier, NOW)).toBe(expected);
});

test('and in which stages', () => {
  expect(STAGES.map((stage) => decideOpenDispute({ ...FOLLOWER, stage }, [], NOW))).toEqual([
    'NOT_TRADABLE',
    'NOT_TRADABLE',
    'NOT_TRADABLE',
    null,
    null,
    'DISPUTE_CLOSED',
  ]);
});

test('what is wanted stays within what is left; who got nothing wants all', () => {
  expect(DISPUTE_KINDS.map((kind) => wantedOf(kind, 1000, 3333))).toEqual([3333, 1000, 1000, 1000]);
  expect([wantedOf('SHORT', undefined, 3333), wantedOf('SHORT', 3333, 3333)]).toEqual([3333, 3333]);
  expect([wantedOf('SHORT', 3334, 3333), wantedOf('NOT_RECEIVED', 3334, 3333)]).toEqual([null, 3333]);
});

test('who may answer it in which state', () => {
  const said = (decide: (state: DisputeRow['state']) => string | null) => STATES.map(decide);
  const over = ['DISPUTE_ENDED', 'DISPUTE_ENDED', 'DISPUTE_ENDED'];
  expect(STATES.filter((state) => isDisputeOpen({ state }))).toEqual(['OPEN', 'ESCALATED']);
  expect(said((state) => decideAccept('LEADER', { kind: 'SHORT', state }))).toEqual([null, null, ...over]);
  expect(said((state) => decideContest('LEADER', { kind: 'SHORT', state, answer: null }))).toEqual([
    null,
    null,
    ...over,
  ]);
  expect(decideContest('LEADER', { kind: 'SHORT', state: 'ESCALATED', answer: '' })).toBe('DISPUTE_ENDED');
  expect([decideAccept('FOLLOWER', undefined), decideAccept('LEADER', undefined)]).toEqual([
    'NOT_LEADER',
    'DISPUTE_NOT_FOUND',
  ]);
  expect([decideContest('FOLLOWER', undefined), decideContest('LEADER', undefined)]).toEqual([
    'NOT_LEADER',
    'DISPUTE_NOT_FOUND',
  ]);
  const decided = ['ALREADY_DECIDED', 'ALREADY_DECIDED', 'ALREADY_DECIDED'];
  expect(said((state) => decideDecision({ kind: 'SHORT', state }, 3, 3))).toEqual(['BAD_REQUEST', null, ...decided]);
  expect(decideDecision({ kind: 'SHORT', state: 'ESCALATED' }, 4, 3)).toBe('REFUND_TOO_HIGH');
  expect(decideDecision(undefined, 0, 0)).toBe('DISPUTE_NOT_FOUND');
});

test('who may take it back', () => {
  const me = { id: 7, role: 'FOLLOWER' } as const;
  const mine = { kind: 'SHORT', state: 'OPEN', participantId: 7 as DisputeRow['participantId'] } as const;
  expect(STATES.map((state) => decideWithdraw(me, { ...mine, state }))).toEqual([
    null,
    null,
    'DISPUTE_ENDED',
    'DISPUTE_ENDED',
    'DISPUTE_ENDED',
  ]);
  expect(decideWithdraw({ ...me, role: 'LEADER' }, mine)).toBe('NOT_FOLLOWER');
  expect(decideWithdraw(me, undefined)).toBe('DISPUTE_NOT_FOUND');
  expect(decideWithdraw({ ...me, id: 8 }, mine)).toBe('DISPUTE_NOT_FOUND');
  expect(decideWithdraw(me, { ...mine, kind: 'STALLED' })).toBe('DISPUTE_NOT_FOUND');
});

test('the leader is reminded once after two days; unanswered it goes to an operator', () => {
  const answerBy = ago(0);
  const step = (hours: number, changes: Partial<DisputeRow> = {}) =>
    disputeStep(
      { state: 'OPEN', createdAt: ago(72), answerBy, remindedFor: null, ...changes },
      new Date(answerBy.getTime() - hours * HOUR_MS),
    );
  expect([step(25), step(24), step(1), step(0), step(-100)]).toEqual([
    null,
    'remind',
    'remind',
    'escalate',
    'escalate',
  ]);
  expect([step(24, { remindedFor: answerBy }), step(0, { remindedFor: answerBy })]).toEqual([null, 'escalate']);
  expect(step(24, { remindedFor: ago(10) })).toBe('remind');
  expect(STATES.map((state) => step(0, { state }))).toEqual(['escalate', null, null, null, null]);
  expect(step(0, { answerBy: null })).toBeNull();
});

test('its next step is due two days after it began, then when the time to answer is over', () => {
  const dispute = { state: 'OPEN' as const, createdAt: ago(10), answerBy: ago(-62), remindedFor: null };
  expect(disputeDue(dispute, NOW)).toEqual(ago(-38));
  expect(disputeDue(dispute, ago(-40))).toEqual(ago(-40));
  expect(disputeDue({ ...dispute, remindedFor: dispute.answerBy }, NOW)).toEqual(dispute.answerBy);
  expect(disputeDue({ ...dispute, state: 'ESCALATED' }, NOW)).toBeNull();
  expect(disputeDue({ ...dispute, answerBy: null }, NOW)).toBeNull();
});

type Member = Parameters<typeof undisputedFrom>[1][number];
const leader: Member = { id: 1, role: 'LEADER', receivedAt: null, refundedAt: null };
const follower = (id: number, changes: Partial<Member> = {}): Member => ({
  ...leader,
  id,
  role: 'FOLLOWER',
  ...changes,
});
const from = (members: Member[], disputed: number[], stage: Stage = 'PURCHASED') =>
  undisputedFrom(stage, [leader, ...members], new Set(disputed));

test('undisputed money is due once nobody else is waited for', () => {
  const settled = follower(3, { receivedAt: ago(24) });
  const atOnce = new Date(0);
  expect(from([follower(2), settled], [2])).toEqual(NOW);
  expect(from([follower(2), follower(3, { refundedAt: NOW })], [2])).toEqual(atOnce);
  expect(from([follower(2), follower(3, { receivedAt: NOW, refundedAt: NOW })], [2])).toEqual(atOnce);
  expect(from([follower(2)], [2])).toEqual(atOnce);
  expect(from([follower(2), settled, follower(4, { receivedAt: ago(23) })], [2])).toEqual(ago(-1));
  expect(from([follower(2), follower(3)], [2])).toBeNull();
  expect(from([settled], [])).toBeNull();
  expect(from([settled], [1])).toBeNull();
  expect(STAGES.filter((stage) => from([follower(2), settled], [2], stage))).toEqual(['PURCHASED']);
});

test('an operator is late after two weeks', () => {
  expect([isOverdue(ago(14 * 24 - 1), NOW), isOverdue(ago(14 * 24), NOW)]).toEqual([false, true]);
});
