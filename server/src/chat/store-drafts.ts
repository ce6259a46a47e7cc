import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';
import { type Outcome, type SentDraft, storedOutcome } from './outcome';

type Refusal = Extract<Outcome, { ok: false }>['code'];
/** refusal, or: seq, milliseconds, participant, nickname, profile. JSON, because rows cost the driver more. */
type Placed = [Refusal] | [null, number, number, number, string | null, string | null];

/**
 * One statement, one transaction, one round trip for any number of messages. The rooms are locked in the order of their
 * ids and read as they are under the lock, so numbers have no gap and instants grow strictly on whichever node.
 */
export async function storeDrafts(db: Db, at: Date, drafts: SentDraft[]): Promise<Outcome[]> {
  const rooms = [...new Set(drafts.map((draft) => draft.roomId))].join(',');
  const { rows } = await sql<{ placed: Placed[] }>`${PREPARED}
    with draft as (
      select * from unnest(
        ${`{${drafts.map((draft) => draft.roomId).join(',')}}`}::bigint[],
        ${`{${drafts.map((draft) => draft.userId).join(',')}}`}::bigint[],
        ${drafts.map((draft) => draft.text)}::text[],
        ${drafts.map((draft) => draft.key)}::text[]
      ) with ordinality as d (room_id, user_id, body, key, ord)
    ), room as (
      select r.id, r.last_seq, r.last_message_at, b.deleted_at is not null as closed
      from chat_rooms r join boards b on b.id = r.id
      where r.id = any(${`{${rooms}}`}::bigint[])
      order by r.id for update of r
    ), placed as (
      select d.ord, d.room_id, d.body, d.key, p.id as participant_id, u.nickname, u.profile_url,
        r.last_seq + row_number() over turn as seq,
        greatest(${at}::timestamptz, r.last_message_at + interval '1 millisecond')
          + (row_number() over turn - 1) * interval '1 millisecond' as sent_at
      from draft d
      join room r on r.id = d.room_id and not r.closed
      join participants p on p.board_id = d.room_id and p.user_id = d.user_id
      join users u on u.id = p.user_id
      window turn as (partition by d.room_id order by d.ord)
    ), stored as (
      insert into messages (room_id, seq, type, participant_id, body, key, sent_at)
      select room_id, seq, 'TEXT', participant_id, body, key, sent_at from placed
    ), remembered as (
      update chat_rooms r set last_seq = l.seq, last_message = l.body, last_message_at = l.sent_at
      from (select distinct on (room_id) room_id, seq, body, sent_at from placed order by room_id, seq desc) l
      where r.id = l.room_id
    )
    select json_agg(
      case
        when l.seq is not null then json_build_array(
          null, l.seq, (extract(epoch from l.sent_at) * 1000)::bigint, l.participant_id, l.nickname, l.profile_url)
        when not exists (select from room where room.id = d.room_id) then json_build_array('ROOM_NOT_FOUND')
        when exists (select from participants p where p.board_id = d.room_id and p.user_id = d.user_id)
          then json_build_array('ROOM_CLOSED')
        else json_build_array('NOT_A_MEMBER')
      end order by d.ord) as placed
    from draft d left join placed l on l.ord = d.ord`.execute(db);
  return rows[0]!.placed.map((place, index) => outcomeOf(drafts[index]!, place));
}

function outcomeOf({ roomId, text, key }: SentDraft, place: Placed): Outcome {
  if (place[0] !== null) return { ok: false, code: place[0] };
  const [, seq, sentAt, participantId, nickname, profileUrl] = place;
  return storedOutcome(
    { roomId, seq, type: 'TEXT', participantId, stage: null, body: text, key, sentAt: new Date(sentAt) },
    { nickname, profileUrl },
  );
}
