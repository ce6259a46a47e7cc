-- A participant belongs to one room, so the room says nothing more about a key.
drop index messages_key;
create unique index messages_key on messages (participant_id, key) where key is not null;
-- Instants grow with the sequence (both are given under the room's lock): a signpost every 64 messages finds the place of
-- an instant as well as an entry for each, and an append writes one index less.
drop index messages_sent_at;
create index messages_signpost on messages (room_id, sent_at) where seq % 64 = 0;
-- Updated with every batch: room for the next version on the same page.
alter table chat_rooms set (fillfactor = 50);
