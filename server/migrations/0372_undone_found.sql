-- outside a transaction
create index concurrently if not exists participants_undone on participants (user_id, undone_at) where undone_at is not null;
