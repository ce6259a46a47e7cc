import { STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { shareOf } from './share-rules';

const AT = new Date('2026-11-15T03:00:00.000Z');
const THREE = { stage: 'RECRUITED' as const, price: 10_000, totalUser: 3 };
const follower = (paidAt: Date | null, receivedAt: Date | null) => ({ role: 'FOLLOWER' as const, paidAt, receivedAt });

test('a follower: the share rounded down, paid when the payment is booked', () => {
  const share = { perPersonPrice: 3333, tradeCompleted: false };
  expect(shareOf(follower(null, null), THREE)).toEqual({ ...share, payStatement: 'UNPAID' });
  expect(shareOf(follower(AT, null), THREE)).toEqual({ ...share, payStatement: 'PAID' });
  expect(shareOf(follower(AT, AT), THREE)).toEqual({ ...share, payStatement: 'PAID', tradeCompleted: true });
});

test('the leader: the remainder on top, never unpaid, done when the purchase is', () => {
  for (const stage of STAGES)
    expect(shareOf({ role: 'LEADER', paidAt: null, receivedAt: AT }, { ...THREE, stage })).toEqual({
      payStatement: 'PAID',
      perPersonPrice: 3333,
      remainder: 1,
      tradeCompleted: stage === 'COMPLETED',
    });
});
