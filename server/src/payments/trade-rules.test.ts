import { STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { decideOrder, decidePurchase, decideTrade, isCreditDue, isLastToPay, isSettled } from './trade-rules';

/** One answer per stage, in their order: RECRUITING RECRUITED PAYING PURCHASED COMPLETED CANCELLED. */
const inEveryStage = (ask: (stage: (typeof STAGES)[number]) => string | null) =>
  STAGES.map((stage) => (ask(stage) === null ? 'ok' : ask(stage))).join(' ');
const always = (answer: string) => STAGES.map(() => answer).join(' ');

test('ordering: a follower who has not paid, while the room collects', () => {
  expect(inEveryStage((stage) => decideOrder({ stage, role: 'FOLLOWER', isPaid: false, forShow: false }))).toBe(
    'NOT_PAYABLE ok NOT_PAYABLE NOT_PAYABLE NOT_PAYABLE NOT_PAYABLE',
  );
  expect(inEveryStage((stage) => decideOrder({ stage, role: 'FOLLOWER', isPaid: true, forShow: false }))).toBe(
    always('NOT_PAYABLE'),
  );
  expect(inEveryStage((stage) => decideOrder({ stage, role: 'FOLLOWER', isPaid: false, forShow: true }))).toBe(
    always('DEMO_NOT_PAYABLE'),
  );
  for (const isPaid of [true, false])
    expect(inEveryStage((stage) => decideOrder({ stage, role: 'LEADER', isPaid, forShow: isPaid }))).toBe(
      always('NOTHING_TO_PAY'),
    );
});

test('purchase: the leader, once everybody has paid, once', () => {
  expect(inEveryStage((stage) => decidePurchase(stage, 'LEADER'))).toBe(
    'NOT_PURCHASABLE NOT_PURCHASABLE ok ALREADY_PURCHASED ALREADY_PURCHASED BOARD_CANCELLED',
  );
  expect(inEveryStage((stage) => decidePurchase(stage, 'FOLLOWER'))).toBe(always('NOT_LEADER'));
});

test('receiving: a follower, after the purchase, once', () => {
  expect(inEveryStage((stage) => decideTrade(stage, 'FOLLOWER', false, null))).toBe(
    'NOT_TRADABLE NOT_TRADABLE NOT_TRADABLE ok ALREADY_TRADED BOARD_CANCELLED',
  );
  expect(inEveryStage((stage) => decideTrade(stage, 'FOLLOWER', true, null))).toBe(always('ALREADY_TRADED'));
  for (const received of [true, false])
    expect(inEveryStage((stage) => decideTrade(stage, 'LEADER', received, null))).toBe(always('NOT_FOLLOWER'));
});

test('receiving: an open dispute comes first, but not a case that silence opened', () => {
  const now = (kind: 'NOT_RECEIVED' | 'SHORT' | 'DAMAGED' | 'DIFFERENT' | 'STALLED') =>
    decideTrade('PURCHASED', 'FOLLOWER', false, kind);
  expect([now('NOT_RECEIVED'), now('SHORT'), now('DAMAGED'), now('DIFFERENT'), now('STALLED')]).toEqual([
    'DISPUTED',
    'DISPUTED',
    'DISPUTED',
    'DISPUTED',
    null,
  ]);
  expect(decideTrade('PURCHASED', 'FOLLOWER', true, 'SHORT')).toBe('ALREADY_TRADED');
});

/** The leader and three followers, of whom some have done it. */
const room = (...done: boolean[]) => [
  { id: 1, role: 'LEADER' as const, paidAt: null, receivedAt: null, refundedAt: null },
  ...done
    .map((is, nth) => ({ id: nth + 2, role: 'FOLLOWER' as const, at: is ? new Date() : null }))
    .map(({ at, ...member }) => ({ ...member, paidAt: at, receivedAt: null, refundedAt: null })),
];
const nobody = new Set<number>();
const swapped = (members: ReturnType<typeof room>) =>
  members.map((member) => ({ ...member, paidAt: null, receivedAt: member.paidAt }));

test.each([
  ['the only one left', [true, true, false], 4, true],
  ['the only one there is', [false], 2, true],
  ['already done, as are all', [true, true, true], 3, true],
  ['another is left', [false, true, false], 4, false],
  ['all others are left', [false, false, false], 2, false],
  ['done already, another is left', [true, false], 2, false],
])('the last one: %s', (_, done, id, expected) => {
  expect(isLastToPay({ memberCount: 9, totalUser: 9 }, room(...done), id)).toBe(expected);
  expect(isLastToPay({ memberCount: 8, totalUser: 9 }, room(...done), id)).toBe(false);
});

test('having paid is not having received', () => {
  expect(isCreditDue('PURCHASED', room(true, true), nobody)).toBe(false);
  expect(isLastToPay({ memberCount: 3, totalUser: 3 }, swapped(room(true, true)), 2)).toBe(false);
});

test('the money is handed over once everybody has received, and from one stage only', () => {
  const all = swapped(room(true, true));
  expect(STAGES.filter((stage) => isCreditDue(stage, all, nobody))).toEqual(['PURCHASED']);
  expect(isCreditDue('PURCHASED', swapped(room(true, false)), nobody)).toBe(false);
});

test('who has the money back is settled like who has the goods; who complains is not', () => {
  const back = room(true, true).map((member) => ({ ...member, paidAt: null, refundedAt: member.paidAt }));
  expect(back.map(isSettled)).toEqual([false, true, true]);
  expect(isCreditDue('PURCHASED', back, nobody)).toBe(true);
  const all = swapped(room(true, true));
  for (const id of [2, 3]) expect(isCreditDue('PURCHASED', all, new Set([id]))).toBe(false);
});
