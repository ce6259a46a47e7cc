-- outside a transaction
create index concurrently if not exists participants_no_show on participants (no_show_at) where no_show_at is not null;
