import type { Quote, RoomId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { type QuotedRow, quoteOf } from './message-wire';

type Replying = { roomId: RoomId; replyTo: number | null };

/** What these messages answer, as it reads now. Nothing is asked for messages that answer none. */
export async function readQuotes(db: Db, rows: readonly Replying[]): Promise<(row: Replying) => Quote | undefined> {
  const replies = rows.filter(({ replyTo }) => replyTo !== null);
  if (replies.length === 0) return () => undefined;
  const { rows: found } = await sql<QuotedRow & { roomId: RoomId }>`
    select m.room_id, m.seq, m.participant_id, m.body, m.hidden_at, m.deleted_at, u.nickname
    from unnest(
      ${replies.map(({ roomId }) => roomId)}::bigint[], ${replies.map(({ replyTo }) => replyTo)}::bigint[]
    ) as d (room_id, seq)
    join messages m on m.room_id = d.room_id and m.seq = d.seq
    join participants p on p.id = m.participant_id
    join users u on u.id = p.user_id`.execute(db);
  const quotes = new Map(found.map((row) => [`${row.roomId}-${row.seq}`, quoteOf(row)]));
  return ({ roomId, replyTo }) => quotes.get(`${roomId}-${replyTo}`);
}
