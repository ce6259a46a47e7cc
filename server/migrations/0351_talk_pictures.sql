-- Pictures that only those concerned may fetch: receipts and what is shown in disputes; TALK waits for the talk's own photos.
create table talk_pictures (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  room_id bigint not null references chat_rooms,
  -- Who uploaded it.
  participant_id bigint not null references participants,
  use text not null default 'TALK' check (use in ('TALK', 'RECEIPT', 'DISPUTE')),
  -- The message that shows it, and its place there.
  seq bigint,
  nth smallint,
  used_at timestamptz,
  width int not null,
  height int not null,
  color text,
  thumbhash text,
  widths int[] not null,
  bytes int not null,
  created_at timestamptz not null,
  -- Its files go, then its row.
  removed_at timestamptz,
  check ((seq is null) = (nth is null))
);
create unique index talk_pictures_shown on talk_pictures (room_id, seq, nth) where seq is not null;
create index talk_pictures_unused on talk_pictures (created_at) where used_at is null;
create index talk_pictures_used on talk_pictures (used_at) where used_at is not null;
create index talk_pictures_person on talk_pictures (participant_id);
create index talk_pictures_removed on talk_pictures (id) where removed_at is not null;
