/** Followers pay the floor; the leader carries the remainder. The shares always add up to the total. */
export function split(total: number, people: number): { follower: number; leader: number } {
  const follower = Math.floor(total / people);
  return { follower, leader: total - follower * (people - 1) };
}

/** What a member carries: the share and, for the leader, what is left over. */
export function burdenOf({
  perPersonPrice,
  remainder = 0,
}: {
  perPersonPrice: number;
  remainder?: number | undefined;
}): number {
  return perPersonPrice + remainder;
}
