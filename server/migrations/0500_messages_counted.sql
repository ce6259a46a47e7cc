-- outside a transaction
-- Whose a message is, beside its number: what is unread is counted without the messages, which lie far apart.
create unique index concurrently if not exists messages_counted on messages (room_id, seq) include (participant_id);
