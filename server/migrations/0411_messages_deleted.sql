-- outside a transaction
create index concurrently if not exists messages_deleted on messages (deleted_at) where deleted_at is not null;
