-- outside a transaction
create index concurrently if not exists board_flags_recent on board_flags (coalesce(seen_at, 'infinity'));
