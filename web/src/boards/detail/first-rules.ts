import type { BoardDetail } from '@mungchi/contract';

/** Whether others have to wait until those have chosen who looked for it before. */
export function waitsForFirst({ first, openSeats, join }: BoardDetail): boolean {
  return first !== null && !join && !first.mine && openSeats - 1 < first.left;
}
