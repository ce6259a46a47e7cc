import { type ChatRoom, costOf, costOfShare, type Participant, shareOf } from '@mungchi/contract';

/**
 * The sums of a room that is not cancelled: `collected = paid + leader`, `collected + missing = total`. Where the leader spent
 * less than was posted, they are the sums of what it really cost.
 */
export type PaySums = {
  total: number;
  /** What the leader bears, in the purchase itself: it never passes through us. */
  leader: number;
  /** What the followers really paid. */
  paid: number;
  collected: number;
  missing: number;
  paidBy: number;
  unpaidBy: number;
};

export function paySums(room: ChatRoom): PaySums {
  const { participants } = room;
  const total = costOf(room);
  const followers = participants.filter(({ role }) => role !== 'LEADER');
  const payers = followers.filter(({ payStatement }) => payStatement === 'PAID');
  const leader = participants.filter(isLeader).reduce((sum, person) => sum + borneBy(room, person), 0);
  const paid = payers.reduce((sum, person) => sum + costOfShare(room, person), 0);
  return {
    total,
    leader,
    paid,
    collected: leader + paid,
    missing: total - leader - paid,
    paidBy: payers.length,
    unpaidBy: followers.length - payers.length,
  };
}

/** Rounded down, so that 100 % is said only when nothing is missing. */
export function percentOf(amount: number, total: number): number {
  return total === 0 ? 100 : Math.floor((amount / total) * 100);
}

const isLeader = ({ role }: Participant) => role === 'LEADER';

/** What the leader's own seats came to, with what is left over when it does not divide evenly. */
export function borneBy(room: ChatRoom, { seats }: Pick<Participant, 'seats'>): number {
  return shareOf({ price: costOf(room), totalUser: room.totalUser }, { role: 'LEADER', seats });
}
