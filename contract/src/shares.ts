/** Followers pay the share rounded down; the leader pays the remainder. The shares always add up to the total. */
export function split(total: number, people: number): { follower: number; leader: number } {
  const follower = Math.floor(total / people);
  return { follower, leader: total - follower * (people - 1) };
}

/** What one member owes in all, for every seat they hold. The leader, who buys, carries the remainder too. */
export function shareOf(
  { price, totalUser }: { price: number; totalUser: number },
  { role, seats }: { role: 'LEADER' | 'FOLLOWER'; seats: number },
): number {
  const unit = Math.floor(price / totalUser);
  return role === 'FOLLOWER' ? unit * seats : price - unit * (totalUser - seats);
}
