import type { BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { HeldSeats } from './seat-rules';

/** Who holds how many seats of a purchase, in sums. */
export async function seatsHeld(db: Db, boardId: BoardId): Promise<HeldSeats> {
  const { rows } = await sql<HeldSeats>`
    select coalesce(sum(seats) filter (where role = 'LEADER'), 1)::int as leader_seats,
      coalesce(sum(seats) filter (where role = 'FOLLOWER'), 0)::int as follower_seats,
      coalesce(max(seats) filter (where role = 'FOLLOWER'), 0)::int as most_seats
    from seated where board_id = ${boardId}`.execute(db);
  return rows[0]!;
}
