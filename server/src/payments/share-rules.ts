import { type Participant, type Role, type Stage, shareOf, split } from '@mungchi/contract';
import { isSettled } from './trade-rules';

type Seat = {
  role: Role;
  seats: number;
  paidAt: Date | null;
  receivedAt: Date | null;
  refundedAt: Date | null;
};
type Purchase = { stage: Stage; price: number; totalUser: number };

export type ShownShare = Pick<
  Participant,
  'seats' | 'share' | 'payStatement' | 'perPersonPrice' | 'remainder' | 'tradeCompleted'
>;

/** What a room shows of a member's share: how much it is, whether it is paid, and whether they have the goods, or the money back. */
export function shownShare(seat: Seat, { stage, price, totalUser }: Purchase): ShownShare {
  const { role, seats, paidAt } = seat;
  const { follower, leader } = split(price, totalUser);
  const owed = { seats, share: shareOf({ price, totalUser }, seat), perPersonPrice: follower };
  if (role === 'LEADER') {
    const tradeCompleted = stage === 'COMPLETED';
    return { ...owed, payStatement: 'PAID', remainder: leader - follower, tradeCompleted };
  }
  return {
    ...owed,
    // Whose money went back after the purchase has paid all the same, and owes nothing: of how much, `refunded` tells those it concerns.
    payStatement: paidAt || seat.refundedAt ? 'PAID' : 'UNPAID',
    tradeCompleted: isSettled(seat),
  };
}
