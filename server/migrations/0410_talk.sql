-- Photos, replies and deletions. A plain row is as long as before: the null map has room for three more.
alter table messages
  -- The seq of the message that this one answers.
  add column reply_to bigint,
  -- What a frame shows of its photos, so that a page of history joins nothing.
  add column pictures jsonb,
  -- Taken back by its sender; the words go 30 days later.
  add column deleted_at timestamptz;
-- The leader's notice. A table of its own: chat_rooms is rewritten with every batch of messages.
create table room_pins (
  room_id bigint primary key references chat_rooms,
  seq bigint not null,
  at timestamptz not null
);
