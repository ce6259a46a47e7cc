import { HOUR_MS, STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { confirmByOf, decideNoShow, decideWord, waitedDays, wordOf } from './handover-rules';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const hence = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const follower = { role: 'FOLLOWER' as const, receivedAt: null, refundedAt: null, handedAt: null, noShowAt: null };
const met = { startsAt: hence(-2), endsAt: hence(-1), setAt: hence(-26) };

test('a word is the leader’s, about a follower who waits, once it is bought', () => {
  const said = STAGES.map((stage) => `${stage} ${decideWord(stage, 'LEADER', follower, false) ?? 'ok'}`);
  expect(said).toEqual([
    'RECRUITING NOT_TRADABLE',
    'RECRUITED NOT_TRADABLE',
    'PAYING NOT_TRADABLE',
    'PURCHASED ok',
    'COMPLETED ALREADY_TRADED',
    'CANCELLED NOT_TRADABLE',
  ]);
  const now = (target: Parameters<typeof decideWord>[2], isDisputed = false) =>
    decideWord('PURCHASED', 'LEADER', target, isDisputed);
  expect(decideWord('PURCHASED', 'FOLLOWER', follower, false)).toBe('NOT_LEADER');
  expect(now(undefined)).toBe('PARTICIPANT_NOT_FOUND');
  expect(now({ ...follower, role: 'LEADER' })).toBe('PARTICIPANT_NOT_FOUND');
  expect(now({ ...follower, receivedAt: NOW })).toBe('ALREADY_TRADED');
  expect(now({ ...follower, refundedAt: NOW })).toBe('ALREADY_TRADED');
  expect(now(follower, true)).toBe('DISPUTED');
  expect(now({ ...follower, handedAt: NOW })).toBe(null);
});

test('nobody misses a meeting that is not over or was called less than a day ahead', () => {
  expect(decideNoShow(null, NOW)).toBe('NO_APPOINTMENT_YET');
  expect(decideNoShow({ ...met, endsAt: hence(0.01) }, NOW)).toBe('NO_APPOINTMENT_YET');
  expect(decideNoShow({ ...met, endsAt: NOW }, NOW)).toBe(null);
  expect(decideNoShow(met, NOW)).toBe(null);
  expect(decideNoShow({ ...met, setAt: hence(-25.99) }, NOW)).toBe('APPOINTMENT_SHORT');
});

test('the word there is', () => {
  expect(wordOf(follower)).toBe(null);
  expect(wordOf({ ...follower, handedAt: NOW })).toBe('HANDED');
  expect(wordOf({ ...follower, noShowAt: NOW })).toBe('NO_SHOW');
});

test('three days after a word at a meeting known a day ahead, seven after a word alone, at nine in the evening', () => {
  const evening = (day: number) => new Date(`2026-11-${day}T12:00:00.000Z`);
  expect(confirmByOf(met, NOW)).toEqual(evening(23));
  expect(confirmByOf({ ...met, startsAt: NOW, endsAt: hence(1) }, NOW), 'while it lasts').toEqual(evening(23));
  expect(confirmByOf({ ...met, startsAt: hence(0.01), endsAt: hence(1) }, NOW), 'before it').toEqual(evening(27));
  expect(confirmByOf({ ...met, setAt: hence(-25) }, NOW), 'called shortly before').toEqual(evening(27));
  expect(confirmByOf(null, NOW)).toEqual(evening(27));
  expect(confirmByOf(met, NOW, true), 'of a new leader').toEqual(evening(27));
});

test('the days that are told: three, or seven after a word alone', () => {
  const days = (hours: number, word: 'handedAt' | 'noShowAt' = 'handedAt') =>
    waitedDays({ ...follower, [word]: hence(-hours) }, NOW);
  expect([days(72), days(167.99), days(168), days(400), days(80, 'noShowAt'), days(168, 'noShowAt')]).toEqual([
    3, 3, 7, 7, 3, 7,
  ]);
});
