import { CANCELLED_ROOM_HOURS } from '@mungchi/contract';
import { PREPARED_MARK } from '../db/prepared';

export const AT = '$1::timestamptz';
export const ROOM_IDS = '$2::bigint[]';

export const ROOM = `room as materialized (
  select r.id, r.last_seq,
    (b.deleted_at is not null or b.stage = 'CANCELLED' and b.ended_at <= ${AT} - interval '${CANCELLED_ROOM_HOURS} hours') as closed,
    greatest(${AT}, r.last_message_at + interval '1 millisecond') as next_at
  from chat_rooms r join boards b on b.id = r.id
  where r.id = any(${ROOM_IDS})
  order by r.id for update of r
)`;

export const SPEAKER = `speaker as materialized (
  select p.id, u.nickname, u.profile_url
  from unnest($5::bigint[], $6::bigint[]) with ordinality s (room_id, user_id, ord)
  left join seated p on p.board_id = s.room_id and p.user_id = s.user_id
  left join users u on u.id = p.user_id
  order by s.ord
)`;

export const REMEMBERED = `remembered as (
  update chat_rooms r set last_seq = w.last_seq + c.turns, last_message = c.body,
    last_message_at = w.next_at + (c.turns - 1) * interval '1 millisecond'
  from verdict v, room w join unnest(${ROOM_IDS}, $3::int[], $4::text[]) c (id, turns, body) on c.id = w.id
  where v.good and r.id = w.id
)`;

export const ROOMS_AND_SPEAKERS = `(select json_agg(case when r.id is not null then
      json_build_array(r.last_seq, (extract(epoch from r.next_at) * 1000)::bigint, r.closed) end order by i.id)
    from unnest(${ROOM_IDS}) i (id) left join room r on r.id = i.id) as rooms,
  (select json_agg(json_build_array(id, nickname, profile_url)) from speaker) as speakers`;

/**
 * Rooms are locked in id order (no deadlocks) and read under the lock, so sequence numbers have no gap and timestamps are
 * strictly increasing across nodes. Every lookup is by index or array position: the statement is prepared once, without
 * knowing the sizes, so no join may depend on them.
 */
export const STORE_DRAFTS = `${PREPARED_MARK}
with ${ROOM}, ${SPEAKER}, verdict as materialized (
  select r.ids = ${ROOM_IDS} and not r.closed and s.known as good, r.seqs, r.nexts, s.ids as participants
  from
    (select array_agg(id) as ids, array_agg(last_seq) as seqs, array_agg(next_at) as nexts, bool_or(closed) as closed
      from room) r,
    (select array_agg(id) as ids, bool_and(id is not null) as known from speaker) s
), stored as (
  insert into messages (room_id, seq, type, participant_id, body, key, sent_at)
  select (${ROOM_IDS})[d.room], v.seqs[d.room] + d.turn, 'TEXT', v.participants[d.speaker], d.body, d.key,
    v.nexts[d.room] + (d.turn - 1) * interval '1 millisecond'
  from verdict v, unnest($7::int[], $8::int[], $9::int[], $10::text[], $11::text[]) d (room, speaker, turn, body, key)
  where v.good
), ${REMEMBERED}
select coalesce((select good from verdict), false) as stored,
  ${ROOMS_AND_SPEAKERS}`;
