import { type ChatRoomRow, STAGE_LABELS, type Stage } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';

/** Counting stops here; the badge says 99+ long before. */
const UNREAD_MAX = 1000;

type Row = Omit<ChatRoomRow, 'status' | 'lastMessageTime'> & {
  userId: number;
  stage: Stage;
  lastMessageAt: Date | null;
};

/**
 * Rooms as their members see them in the list: `p` is the member, `r` the room. Unread is what other people wrote after
 * the read mark. `rest` is the condition, the order and the limit.
 */
export async function selectRoomRows(
  db: Db,
  rest: RawBuilder<unknown>,
): Promise<{ userId: number; row: ChatRoomRow }[]> {
  const { rows } = await sql<Row>`
    select p.user_id, r.id, r.title, coalesce(b.pictures -> 0 ->> 'url', '') as img_url,
      b.member_count as participant_count, r.last_message, r.last_message_at, b.stage,
      (select count(*) from (
        select 1 from messages m
        where m.room_id = r.id and m.seq > p.read_seq and m.type = 'TEXT' and m.participant_id <> p.id
        limit ${UNREAD_MAX}
      ) as unread) as unread_count
    from participants p
    join chat_rooms r on r.id = p.board_id
    join boards b on b.id = r.id
    ${rest}`.execute(db);
  return rows.map(({ userId, stage, lastMessageAt, ...row }) => ({
    userId,
    row: { ...row, status: STAGE_LABELS[stage], lastMessageTime: lastMessageAt?.toISOString() ?? null },
  }));
}
