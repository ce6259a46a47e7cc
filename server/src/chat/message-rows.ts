import type { ChatMessage, RoomId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { MessageRow } from '../db/rows';
import type { Db } from '../db/schema';
import { MASCOT, wireMessage } from './message-wire';
import { readQuotes } from './read-quotes';

type Row = MessageRow & { nickname: string | null; profileUrl: string | null };

/** Messages with their senders' current names. `rest` is the condition, the order and the limit. */
export async function selectMessages(db: Db, rest: RawBuilder<unknown>): Promise<ChatMessage[]> {
  const { rows } = await sql<Row>`${PREPARED}
    select m.room_id, m.seq, m.type, m.participant_id, m.stage, m.notice, m.body, m.key, m.sent_at, m.hidden_at, m.reply_to, m.pictures, m.deleted_at, u.nickname, u.profile_url
    from messages m
    left join participants p on p.id = m.participant_id
    left join users u on u.id = p.user_id
    ${rest}`.execute(db);
  const quoteFor = await readQuotes(db, rows);
  return rows.map((row) => wireMessage(row, row.participantId === null ? MASCOT : row, quoteFor(row)));
}

/** Sequence and timestamp grow together, and every 64th message is indexed by timestamp: from there a short scan suffices. */
export function isBefore(roomId: RoomId, instant: Date): RawBuilder<boolean> {
  return sql`m.sent_at < ${instant} and m.seq < coalesce((
    select s.seq from messages s where s.room_id = ${roomId} and s.seq % 64 = 0 and s.sent_at >= ${instant}
    order by s.sent_at limit 1), ${Number.MAX_SAFE_INTEGER})`;
}

export function isAfter(roomId: RoomId, instant: Date): RawBuilder<boolean> {
  return sql`m.sent_at > ${instant} and m.seq > coalesce((
    select s.seq from messages s where s.room_id = ${roomId} and s.seq % 64 = 0 and s.sent_at <= ${instant}
    order by s.sent_at desc limit 1), 0)`;
}
