/** Followers pay the share rounded down; the leader pays the remainder. The shares always add up to the total. */
export function split(total: number, people: number): { follower: number; leader: number } {
  const follower = Math.floor(total / people);
  return { follower, leader: total - follower * (people - 1) };
}

/** What a member pays: the share and, for the leader, the remainder. */
export function burdenOf({
  perPersonPrice,
  remainder = 0,
}: {
  perPersonPrice: number;
  remainder?: number | undefined;
}): number {
  return perPersonPrice + remainder;
}
