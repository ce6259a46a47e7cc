import { STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { shownShare } from './share-rules';

const AT = new Date('2026-11-15T03:00:00.000Z');
const THREE = { stage: 'RECRUITED' as const, price: 10_000, totalUser: 3 };
const follower = (paidAt: Date | null, receivedAt: Date | null, refundedAt: Date | null = null) => ({
  role: 'FOLLOWER' as const,
  seats: 1,
  paidAt,
  receivedAt,
  refundedAt,
});

test('a follower: the share rounded down, paid when the payment is booked', () => {
  const share = { seats: 1, share: 3333, perPersonPrice: 3333, tradeCompleted: false };
  expect(shownShare(follower(null, null), THREE)).toEqual({ ...share, payStatement: 'UNPAID' });
  expect(shownShare(follower(AT, null), THREE)).toEqual({ ...share, payStatement: 'PAID' });
  expect(shownShare(follower(AT, AT), THREE)).toEqual({ ...share, payStatement: 'PAID', tradeCompleted: true });
});

test('who has the money back has nothing to wait for either, and owes nothing', () => {
  expect(shownShare(follower(AT, null, AT), THREE).tradeCompleted).toBe(true);
  expect(shownShare(follower(null, null, AT), THREE)).toMatchObject({ tradeCompleted: true, payStatement: 'PAID' });
});

test('the leader: the remainder on top, never unpaid, done when the purchase is', () => {
  for (const stage of STAGES)
    expect(shownShare({ ...follower(null, AT), role: 'LEADER' }, { ...THREE, stage })).toEqual({
      seats: 1,
      share: 3334,
      payStatement: 'PAID',
      perPersonPrice: 3333,
      remainder: 1,
      tradeCompleted: stage === 'COMPLETED',
    });
});

test('a leader of several seats owes for each, and the price per person stays the same', () => {
  const leader = { ...follower(null, null), role: 'LEADER' as const, seats: 2 };
  expect(shownShare(leader, THREE)).toMatchObject({ seats: 2, share: 6667, perPersonPrice: 3333, remainder: 1 });
});
