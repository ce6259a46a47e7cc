-- Rooms and what is said in them.

-- Rewritten with every batch of messages, so it holds as little as possible.
create table chat_rooms (
  id bigint primary key references boards,
  title text not null,
  last_seq bigint not null default 0,
  last_message text,
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  stirred_at timestamptz
) with (fillfactor=50);

comment on column chat_rooms.stirred_at is 'Since when somebody speaks, to the minute; kept by a trigger.';

create index chat_rooms_stirred on chat_rooms (stirred_at);

-- The one table that is unusual on purpose, since every message of everybody passes through it. Its public id is "{room_id}-{seq}".
-- No foreign keys (room_id → chat_rooms, participant_id → participants, reply_to → seq of the same room): it is written by two functions only,
-- under the lock of the room and after reading the member, and never deleted. They proved nothing and took two thirds of the time of an append.
-- The key includes participant_id, so that the unread messages of others are counted by the index alone.
-- messages_signpost has every 64th message: instants grow with the sequence (both are given under the room's lock), so it finds the place of
-- an instant as well as an entry for each would, and an append writes one index less.
create table messages (
  room_id bigint not null,
  seq bigint not null,
  type text not null check (type in ('SYSTEM', 'ENTER', 'TEXT')),
  participant_id bigint,
  stage text check (stage in ('RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED')),
  body text not null,
  key text,
  sent_at timestamptz not null,
  notice text check (notice in (
    'CLOSING', 'EXPIRED', 'EDITED', 'DELETED', 'PAYMENT_LOST', 'PAY_REMINDER', 'PAY_END', 'VACANCY', 'HANDED_ON', 'UNDONE', 'TAKEN_REST',
    'PAY_EXTENDED', 'BUY_EXTENDED', 'BUY_OVERDUE', 'APPOINTMENT', 'POLL', 'RECEIPT'
  )),
  hidden_at timestamptz,
  reply_to bigint,
  pictures jsonb,
  deleted_at timestamptz,
  constraint messages_pkey primary key (room_id, seq) include (participant_id)
);

comment on column messages.notice is 'The kind of a remark; null for the message of a stage.';
comment on column messages.hidden_at is 'Hidden by an operator.';
comment on column messages.reply_to is 'The seq of the message that this one answers.';
comment on column messages.pictures is 'What a frame shows of its photos.';
comment on column messages.deleted_at is 'Taken back by its sender.';

create unique index messages_key on messages (participant_id, key) where key is not null;
create index messages_signpost on messages (room_id, sent_at) where ((seq % (64)::bigint) = 0);
create index messages_deleted on messages (deleted_at) where deleted_at is not null;
create index messages_other_than_text on messages (room_id, seq) where type <> 'TEXT';

-- How far a member has read and been pushed to, and since when they want no push. It moves with every message that is read, so it is apart from
-- the seat with its seven indexes. Of somebody who has not read, entered or muted yet there is no row.
create table room_reads (
  participant_id bigint primary key references participants,
  read_seq bigint not null default 0,
  pushed_seq bigint not null default 0,
  muted_at timestamptz
) with (fillfactor=80);

comment on column room_reads.pushed_seq is 'How far the member was told by push of what was said.';

-- Pictures that only those concerned may fetch: a room's photos, receipts, and what is shown in disputes.
create table talk_pictures (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  room_id bigint not null references chat_rooms,
  participant_id bigint not null references participants,
  use text not null default 'TALK' check (use in ('TALK', 'RECEIPT', 'DISPUTE')),
  seq bigint,
  nth smallint,
  used_at timestamptz,
  width integer not null,
  height integer not null,
  color text,
  thumbhash text,
  widths integer[] not null,
  bytes integer not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  closed_at timestamptz,
  constraint talk_pictures_check check ((seq is null) = (nth is null))
);

comment on table talk_pictures is 'A picture that only those concerned may fetch.';

comment on column talk_pictures.seq is 'The message that shows it; `nth` is its place there.';
comment on column talk_pictures.closed_at is 'Its sender left: nobody in the room sees it, and it goes with the next clearing unless an open report names it.';

create unique index talk_pictures_shown on talk_pictures (room_id, seq, nth) where seq is not null;
create index talk_pictures_unused on talk_pictures (created_at) where used_at is null;
create index talk_pictures_used on talk_pictures (used_at) where used_at is not null;
create index talk_pictures_person on talk_pictures (participant_id);
create index talk_pictures_removed on talk_pictures (id) where removed_at is not null;
create index talk_pictures_closed on talk_pictures (id) where closed_at is not null;

-- The leader's notice. A table of its own: chat_rooms is rewritten with every batch of messages.
create table room_pins (
  room_id bigint primary key references chat_rooms,
  seq bigint not null,
  at timestamptz not null
);

comment on table room_pins is 'The notice of a room.';

create function note_stir()
 returns trigger
 language plpgsql
as $$
begin
  new.stirred_at := new.last_message_at;
  return new;
end $$;

create trigger chat_rooms_stirred before update of last_message_at on chat_rooms for each row when (((new.last_message_at is not null) and ((new.stirred_at is null) or (new.last_message_at >= (new.stirred_at + '00:01:00'::interval))))) execute function note_stir();
