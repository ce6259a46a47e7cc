import { DAY_MS } from '@mungchi/contract';
import { PREPARED_MARK } from '../db/prepared';
import { AT, REMEMBERED, ROOM, ROOM_IDS, ROOMS_AND_SPEAKERS, SPEAKER } from './store-drafts-statement';

/**
 * `STORE_DRAFTS` for a batch in which somebody replies or sends photos: quotes by primary key, photos that are this member's own,
 * for this room, unsent and younger than a day. Both are locked after the rooms, so they are read as they are now: a picture is
 * shown in one message, and a quote says no more than history.
 */
export const STORE_RICH_DRAFTS = `${PREPARED_MARK}
with ${ROOM}, ${SPEAKER}, draft as materialized (
  select * from unnest($7::int[], $8::int[], $9::int[], $10::text[], $11::text[], $12::bigint[])
    with ordinality d (room, speaker, turn, body, key, reply_to, ord)
), place as materialized (
  select r.ids = ${ROOM_IDS} and not r.closed and s.known as good, r.seqs, r.nexts, s.ids as participants
  from
    (select array_agg(id) as ids, array_agg(last_seq) as seqs, array_agg(next_at) as nexts, bool_or(closed) as closed
      from room) r,
    (select array_agg(id) as ids, bool_and(id is not null) as known from speaker) s
), picture as materialized (
  select t.id, t.width, t.height, t.color, t.thumbhash, t.widths, a.draft, a.nth, d.room, d.turn
  from place v, unnest($13::int[], $14::int[], $15::text[]) a (draft, nth, id)
  join draft d on d.ord = a.draft
  join talk_pictures t on t.id = a.id
  where v.good and t.room_id = (${ROOM_IDS})[d.room] and t.participant_id = v.participants[d.speaker]
    and t.use = 'TALK' and t.used_at is null and t.removed_at is null and t.created_at > ${AT} - interval '${DAY_MS} milliseconds'
  order by t.id for update of t
), quote as materialized (
  select d.ord, m.seq, m.participant_id, u.nickname, m.body, m.hidden_at is not null as hidden, m.deleted_at is not null as deleted
  from place v, draft d
  join messages m on m.room_id = (${ROOM_IDS})[d.room] and m.seq = d.reply_to and m.type = 'TEXT'
  join participants p on p.id = m.participant_id
  join users u on u.id = p.user_id
  where v.good
  order by m.room_id, m.seq for share of m
), verdict as materialized (
  select v.good and (select count(distinct id) from picture) = cardinality($15::text[]) as good, v.good as placed,
    v.seqs, v.nexts, v.participants
  from place v
), stored as (
  insert into messages (room_id, seq, type, participant_id, body, key, sent_at, reply_to, pictures)
  select (${ROOM_IDS})[d.room], v.seqs[d.room] + d.turn, 'TEXT', v.participants[d.speaker], d.body, d.key,
    v.nexts[d.room] + (d.turn - 1) * interval '1 millisecond',
    (select q.seq from quote q where q.ord = d.ord),
    (select jsonb_agg(jsonb_build_object('id', t.id, 'url', '/talk/' || (${ROOM_IDS})[d.room] || '/' || t.id || '.webp',
        'width', t.width, 'height', t.height, 'color', t.color, 'thumbhash', t.thumbhash, 'widths', t.widths) order by t.nth)
      from picture t where t.draft = d.ord)
  from verdict v, draft d
  where v.good
), shown as (
  update talk_pictures t set seq = v.seqs[a.room] + a.turn, nth = a.nth, used_at = ${AT}
  from verdict v, picture a where v.good and t.id = a.id
), ${REMEMBERED}
select coalesce((select good from verdict), false) as stored, coalesce((select placed from verdict), false) as placed,
  ${ROOMS_AND_SPEAKERS},
  (select json_agg(json_build_array(ord, seq, participant_id, nickname, body, hidden, deleted)) from quote) as quotes,
  (select json_agg(json_build_array(draft, id, width, height, color, thumbhash, widths) order by nth) from picture) as pictures`;
