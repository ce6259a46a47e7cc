import { sql } from 'kysely';
import type { MessageRow, Tx } from '../db/schema';

/** Text messages of rooms that are locked, and what the rooms then remember of their last ones. One statement. */
export async function storeMessages(tx: Tx, messages: MessageRow[]): Promise<void> {
  const last = [...new Map(messages.map((message) => [message.roomId, message])).values()];
  await sql`
    with stored as (
      insert into messages (room_id, seq, type, participant_id, body, key, sent_at)
      select room_id, seq, 'TEXT', participant_id, body, key, to_timestamp(sent_ms / 1000.0)
      from unnest(
        ${plainArray(messages, (message) => message.roomId)}::bigint[],
        ${plainArray(messages, (message) => message.seq)}::bigint[],
        ${plainArray(messages, (message) => message.participantId)}::bigint[],
        ${messages.map((message) => message.body)}::text[],
        ${messages.map((message) => message.key)}::text[],
        ${plainArray(messages, (message) => message.sentAt.getTime())}::bigint[]
      ) as d (room_id, seq, participant_id, body, key, sent_ms)
    )
    update chat_rooms r set last_seq = d.seq, last_message = d.body, last_message_at = d.sent_at
    from unnest(
      ${last.map((message) => message.roomId)}::bigint[],
      ${last.map((message) => message.seq)}::bigint[],
      ${last.map((message) => message.body)}::text[],
      ${last.map((message) => message.sentAt.toISOString())}::timestamptz[]
    ) as d (room_id, seq, body, sent_at)
    where r.id = d.room_id`.execute(tx);
}

/** An array literal of elements that need no quotes; the driver would look at every one of them. */
function plainArray(messages: MessageRow[], element: (message: MessageRow) => number | null): string {
  return `{${messages.map(element).join(',')}}`;
}
