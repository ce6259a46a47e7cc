import type { ChatRoom, Participant } from '@mungchi/contract';

/** The sums of a room that is not cancelled: `collected = paid + leader`, `collected + missing = total`. */
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

export function paySums({ participants, price }: ChatRoom): PaySums {
  const followers = participants.filter(({ role }) => role !== 'LEADER');
  const payers = followers.filter(({ payStatement }) => payStatement === 'PAID');
  const leader = sumOf(participants.filter(({ role }) => role === 'LEADER'));
  const paid = sumOf(payers);
  return {
    total: price,
    leader,
    paid,
    collected: leader + paid,
    missing: price - leader - paid,
    paidBy: payers.length,
    unpaidBy: followers.length - payers.length,
  };
}

/** Rounded down, so that 100 % is said only when nothing is missing. */
export function percentOf(amount: number, total: number): number {
  return total === 0 ? 100 : Math.floor((amount / total) * 100);
}

function sumOf(people: Participant[]): number {
  return people.reduce((sum, person) => sum + person.share, 0);
}
