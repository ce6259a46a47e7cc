import type { RoomId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

export type DeliveredMark = { userId: UserId; roomId: RoomId; seq: number };

type Visited = { userId: UserId; roomId: RoomId; moved: boolean };

/**
 * Moves many read marks forward in one statement, with `skip locked`: participant rows locked elsewhere are missing from the
 * result and retried later.
 */
export async function storeDelivered(db: Db, marks: readonly DeliveredMark[]): Promise<Visited[]> {
  const { rows } = await sql<Visited>`
    with seat as materialized (
      select p.id, p.user_id, p.board_id, d.seq
      from unnest(
        ${marks.map(({ userId }) => userId)}::bigint[],
        ${marks.map(({ roomId }) => roomId)}::bigint[],
        ${marks.map(({ seq }) => seq)}::bigint[]
      ) as d (user_id, room_id, seq)
      join participants p on p.board_id = d.room_id and p.user_id = d.user_id and p.left_at is null
      for no key update of p skip locked
    ), moved as (
      update participants p set read_seq = s.seq from seat s where p.id = s.id and p.read_seq < s.seq returning p.id
    )
    select s.user_id, s.board_id as room_id, m.id is not null as moved
    from seat s left join moved m on m.id = s.id`.execute(db);
  return rows;
}
