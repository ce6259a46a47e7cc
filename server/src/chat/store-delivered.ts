import type { RoomId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

export type DeliveredMark = { userId: UserId; roomId: RoomId; seq: number };

type Visited = { userId: UserId; roomId: RoomId; moved: boolean };

/**
 * Moves many read marks forward in one statement, with `skip locked`: marks that are locked elsewhere are missing from the result
 * and retried later.
 */
export async function storeDelivered(db: Db, marks: readonly DeliveredMark[]): Promise<Visited[]> {
  const { rows } = await sql<Visited>`
    with seat as materialized (
      select p.id, p.user_id, p.board_id, d.seq, m.participant_id is null as is_unmarked
      from unnest(
        ${marks.map(({ userId }) => userId)}::bigint[],
        ${marks.map(({ roomId }) => roomId)}::bigint[],
        ${marks.map(({ seq }) => seq)}::bigint[]
      ) as d (user_id, room_id, seq)
      join seated p on p.board_id = d.room_id and p.user_id = d.user_id
      left join room_reads m on m.participant_id = p.id
    ), free as materialized (
      select participant_id as id from room_reads where participant_id in (select id from seat)
      for no key update skip locked
    ), moved as (
      update room_reads m set read_seq = s.seq from seat s join free on free.id = s.id
      where m.participant_id = s.id and m.read_seq < s.seq returning m.participant_id as id
    ), begun as (
      insert into room_reads (participant_id, read_seq) select id, seq from seat where is_unmarked
      on conflict (participant_id) do nothing returning participant_id as id
    )
    select s.user_id, s.board_id as room_id, moved.id is not null or begun.id is not null as moved
    from seat s left join free on free.id = s.id left join moved on moved.id = s.id left join begun on begun.id = s.id
    where free.id is not null or begun.id is not null`.execute(db);
  return rows;
}
