-- outside a transaction
create index concurrently if not exists payouts_recent on payouts (coalesce(ended_at, 'infinity'));
