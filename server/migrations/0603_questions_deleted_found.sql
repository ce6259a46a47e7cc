-- outside a transaction
create index concurrently if not exists questions_deleted on questions (deleted_at) where deleted_at is not null;
