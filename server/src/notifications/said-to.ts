import type { RoomId, UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { HIDDEN_WORDS } from '../chat/message-wire';
import { MARK } from '../chat/room-reads';
import type { Db } from '../db/schema';

/** How much others said and did not take back, and the last of it. */
export type SaidInRoom = { messages: number; nickname: string; body: string };

/** Which messages a push tells of: those of a room after one number, up to another. */
export type SaidRange = { roomId: RoomId; from: number; to: number };

/** As a lateral table, for a seat `p` with `id`, `user_id` and `board_id`. */
export function saidTo(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<SaidInRoom> {
  return sql<SaidInRoom>`lateral (
    select count(*)::int as messages, coalesce((array_agg(u.nickname order by m.seq desc))[1], '알 수 없음') as nickname,
      coalesce((array_agg(case when m.hidden_at is null then m.body else ${HIDDEN_WORDS} end order by m.seq desc))[1], '') as body
    from messages m
    join participants s on s.id = m.participant_id
    join users u on u.id = s.user_id
    where m.room_id = p.board_id and m.seq > ${from} and m.seq <= ${to}
      and m.type = 'TEXT' and m.deleted_at is null and m.participant_id <> p.id
      and not exists (select from blocks x where x.blocker_id = p.user_id and x.blocked_id = s.user_id)
  )`;
}

/** What is left of it by now: read, taken back, or the seat gone, and it is nothing. */
export async function stillSaid(db: Db, userId: UserId, { roomId, from, to }: SaidRange): Promise<SaidInRoom | null> {
  const { rows } = await sql<SaidInRoom>`
    select said.* from seated p
    ${MARK}
    cross join ${saidTo(sql`greatest(mark.read_seq, ${from}::bigint)`, sql`${to}::bigint`)} said
    where p.board_id = ${roomId} and p.user_id = ${userId} and said.messages > 0`.execute(db);
  return rows[0] ?? null;
}
