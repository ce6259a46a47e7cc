import type { BoardDetail } from '@mungchi/contract';

/** Whether others have to wait until those have chosen who looked for it before; by the clock, as nobody says when it is over. */
export function waitsForFirst({ first, openSeats, join }: BoardDetail, now: number): boolean {
  return first !== null && now < Date.parse(first.until) && !join && !first.mine && openSeats - 1 < first.left;
}
