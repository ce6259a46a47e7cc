import { NOTIFICATION_KINDS, type NotificationKind } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorthPush, ONLY_TOLD } from './asking-rules';

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const worth = (kind: NotificationKind, leads = false, pushes = 0, isUrgent = false) =>
  isWorthPush({ kind, leads, pushes }, isUrgent);
const silentFor = (leads: boolean) => KINDS.filter((kind) => !worth(kind, leads));

test('what only tells is for the inbox, and whom it asks is told', () => {
  const everybody = ['SEAT_TAKEN', 'SEAT_UNDONE', 'PURCHASED', 'TRUE_UP'];
  expect(silentFor(true).toSorted()).toEqual([...everybody, 'ROOM_FULL'].toSorted());
  expect(silentFor(false).toSorted()).toEqual([...everybody, 'ALL_PAID'].toSorted());
  expect(ONLY_TOLD.toSorted()).toEqual(everybody.toSorted());
});

test.each<[NotificationKind, boolean, number]>([
  ['COMPLETED', false, 4],
  ['REVIEW_WAITING', false, 5],
  ['REVIEW_RECEIVED', false, 5],
  ['APPOINTMENT_SOON', false, 3],
])('%s asks for little: from so many on it is for the inbox', (kind, isUrgent, from) => {
  expect(worth(kind, false, from - 1, isUrgent)).toBe(true);
  expect(worth(kind, false, from, isUrgent)).toBe(false);
  expect(worth(kind, true, from, isUrgent)).toBe(false);
});

test('the hour before a meeting is always told', () => {
  expect(worth('APPOINTMENT_SOON', false, 99, true)).toBe(true);
});

test('money, seats, appointments and problems are pushed however many there were', () => {
  const grave = KINDS.filter((kind) =>
    /^(PAY|BUY|VACANCY|DISPUTE|POLL|CONFIRM|RECEIPT|REFUND|CANCELLED|CHANGED|HANDED|NO_SHOW|AUTO|APPOINTMENT_(SET|CHANGED|CANCELLED)|SEAT_(RELEASED|HANDED)|BOARD_CHANGED|EXPIRED)/.test(
      kind,
    ),
  );
  expect(grave.length).toBeGreaterThan(30);
  fc.assert(
    fc.property(fc.constantFrom(...grave), fc.boolean(), fc.nat(), fc.boolean(), (kind, leads, pushes, isUrgent) => {
      expect(worth(kind, leads, pushes, isUrgent)).toBe(true);
    }),
  );
});
