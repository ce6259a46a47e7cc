import type { Role } from './roles';
/** Followers pay the share rounded down; the leader pays the remainder. The shares always add up to the total. */
export function split(total: number, people: number): { follower: number; leader: number } {
  const follower = Math.floor(total / people);
  return { follower, leader: total - follower * (people - 1) };
}

/** What one member owes in all, for every seat they hold. The leader, who buys, carries the remainder too. */
export function shareOf(
  { price, totalUser }: { price: number; totalUser: number },
  { role, seats }: { role: Role; seats: number },
): number {
  const unit = Math.floor(price / totalUser);
  return role === 'FOLLOWER' ? unit * seats : price - unit * (totalUser - seats);
}

/** What a purchase costs its members: less when the leader spent less, never more than was posted. */
export function costOf({ price, spent }: { price: number; spent: number | null }): number {
  return Math.min(price, spent ?? price);
}

/** What somebody's share came to in the end: where the leader spent less, the difference has gone back. */
export function costOfShare(
  room: { price: number; spent: number | null; totalUser: number },
  { share, seats }: { share: number; seats: number },
): number {
  return share - backPerSeat(room.totalUser, room.price, costOf(room)) * seats;
}

/** What goes back of each seat when the cost falls. */
export function backPerSeat(totalUser: number, before: number, after: number): number {
  return Math.floor(before / totalUser) - Math.floor(after / totalUser);
}
