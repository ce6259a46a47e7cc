import { STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { agreedTo, decideChangeAnswer, isChanged } from './change-rules';

const AGREED = { name: '감귤', quantity: '10kg', latitude: 33.45, longitude: 126.57, deadline: '2026-11-20' };
/** One metre north, and one east at this latitude, in degrees. */
const NORTH = 360 / 40_030_228.9;
const EAST = NORTH / Math.cos((33.45 * Math.PI) / 180);

test.each([
  ['nothing', {}, false],
  ['the name', { name: '한라봉' }, true],
  ['the quantity', { quantity: '5kg' }, true],
  ['299 m north', { latitude: 33.45 + 299 * NORTH }, false],
  ['301 m north', { latitude: 33.45 + 301 * NORTH }, true],
  ['301 m south', { latitude: 33.45 - 301 * NORTH }, true],
  ['299 m east', { longitude: 126.57 + 299 * EAST }, false],
  ['301 m east', { longitude: 126.57 + 301 * EAST }, true],
  ['three days later', { deadline: '2026-11-23' }, false],
  ['four days later', { deadline: '2026-11-24' }, true],
  ['four days sooner', { deadline: '2026-11-16' }, true],
])('a change of %s', (_, change, expected) => {
  expect(isChanged(AGREED, { ...AGREED, ...change })).toBe(expected);
});

test('what is agreed to is what a change is measured by, and no more', () => {
  expect(agreedTo({ ...AGREED, price: 1 } as typeof AGREED)).toEqual(AGREED);
});

test('who was asked and has not paid may answer, until then', () => {
  const now = new Date('2026-11-15T03:00:00.000Z');
  const later = new Date(now.getTime() + 1);
  const asked = { role: 'FOLLOWER' as const, paidAt: null, askedUntil: later };
  const open = { stage: 'RECRUITED' as const };
  expect(decideChangeAnswer(open, asked, now)).toBeNull();
  expect(decideChangeAnswer(open, { ...asked, askedUntil: now }, now)).toBe('NOT_ASKED');
  expect(decideChangeAnswer(open, { ...asked, askedUntil: null }, now)).toBe('NOT_ASKED');
  expect(decideChangeAnswer(open, { ...asked, paidAt: now }, now)).toBe('NOT_ASKED');
  expect(decideChangeAnswer(open, { ...asked, role: 'LEADER' }, now)).toBe('NOT_FOLLOWER');
  expect(STAGES.map((stage) => decideChangeAnswer({ stage }, asked, now))).toEqual([
    null,
    null,
    ...Array.from({ length: 4 }, () => 'NOT_ASKED'),
  ]);
});
