import { sql } from 'kysely';
import type { MessageRow } from '../db/rows';
import type { Db } from '../db/schema';
import type { Sender } from './message-wire';
import { type Outcome, type SentDraft, storedOutcome } from './outcome';
import { readQuotes } from './read-quotes';

/** Which of these were stored before under their keys. */
export async function findStored(db: Db, drafts: SentDraft[]): Promise<{ draft: SentDraft; outcome: Outcome }[]> {
  const keyed = drafts.filter((draft) => draft.key !== null);
  const { rows } = await sql<MessageRow & Sender & { index: number }>`
    select d.index, m.room_id, m.seq, m.type, m.participant_id, m.stage, m.notice, m.body, m.key, m.sent_at, m.hidden_at, m.reply_to, m.pictures, m.deleted_at, u.nickname, u.profile_url
    from unnest(
      ${keyed.map((draft) => draft.roomId)}::bigint[],
      ${keyed.map((draft) => draft.userId)}::bigint[],
      ${keyed.map((draft) => draft.key)}::text[]
    ) with ordinality as d (room_id, user_id, key, index)
    join participants p on p.board_id = d.room_id and p.user_id = d.user_id
    join users u on u.id = p.user_id
    join messages m on m.room_id = d.room_id and m.participant_id = p.id and m.key = d.key`.execute(db);
  const quoteFor = await readQuotes(db, rows);
  return rows.map((row) => ({ draft: keyed[row.index - 1]!, outcome: storedOutcome(row, row, quoteFor(row)) }));
}
