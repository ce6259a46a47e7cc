import { type Participant, type Stage, split } from '@mungchi/contract';

type Seat = { role: 'LEADER' | 'FOLLOWER'; paidAt: Date | null; receivedAt: Date | null };
type Purchase = { stage: Stage; price: number; totalUser: number };

export type Share = Pick<Participant, 'payStatement' | 'perPersonPrice' | 'remainder' | 'tradeCompleted'>;

/** What a room shows of a member's share: how much it is, whether it is paid, and whether the goods were received. */
export function shareOf({ role, paidAt, receivedAt }: Seat, { stage, price, totalUser }: Purchase): Share {
  const { follower, leader } = split(price, totalUser);
  if (role === 'LEADER') {
    const tradeCompleted = stage === 'COMPLETED';
    return { payStatement: 'PAID', perPersonPrice: follower, remainder: leader - follower, tradeCompleted };
  }
  return {
    payStatement: paidAt ? 'PAID' : 'UNPAID',
    perPersonPrice: follower,
    tradeCompleted: receivedAt !== null,
  };
}
