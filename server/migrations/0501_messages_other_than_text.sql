-- outside a transaction
-- Of thousands of messages the few that are no words: no plain message is in it.
create index concurrently if not exists messages_other_than_text on messages (room_id, seq) where type <> 'TEXT';
