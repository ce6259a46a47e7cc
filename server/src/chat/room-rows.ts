import { type ChatRoomRow, STAGE_LABELS, type Stage } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';

/** Counting stops here; the badge shows 99+ anyway. */
const UNREAD_MAX = 1000;

type Row = Omit<ChatRoomRow, 'status' | 'lastMessageTime'> & {
  userId: number;
  state: string;
  sortedAt: Date;
  stage: Stage;
  lastMessageAt: Date | null;
};

/** A fingerprint of a list row: everything it shows of room `r`, board `b` and member `p`. */
export const ROW_STATE = sql<string>`concat_ws(' ', p.read_seq, r.last_seq, b.member_count, b.stage, r.title, b.pictures -> 0 ->> 'url')`;

/**
 * Room list rows per member: `p` is the member, `r` the room. Unread counts messages of others and of the mascot after the
 * read mark, but not "entered" messages. `rest` is the condition, the order and the limit.
 */
export async function selectRoomRows(
  db: Db,
  rest: RawBuilder<unknown>,
): Promise<{ userId: number; state: string; sortedAt: Date; row: ChatRoomRow }[]> {
  const { rows } = await sql<Row>`
    select p.user_id, ${ROW_STATE} as state, r.id, r.title, coalesce(b.pictures -> 0 ->> 'url', '') as img_url,
      b.member_count as participant_count, r.last_message, r.last_message_at, b.stage,
      coalesce(r.last_message_at, r.created_at) as sorted_at,
      (select count(*) from (
        select 1 from messages m
        where m.room_id = r.id and m.seq > p.read_seq and m.type <> 'ENTER' and m.participant_id is distinct from p.id
        limit ${UNREAD_MAX}
      ) as unread) as unread_count
    from participants p
    join chat_rooms r on r.id = p.board_id
    join boards b on b.id = r.id
    ${rest}`.execute(db);
  return rows.map(({ userId, state, sortedAt, stage, lastMessageAt, ...row }) => ({
    userId,
    state,
    sortedAt,
    row: { ...row, status: STAGE_LABELS[stage], lastMessageTime: lastMessageAt?.toISOString() ?? null },
  }));
}
