-- outside a transaction
create index concurrently if not exists inquiries_recent on inquiries (coalesce(answered_at, 'infinity'));
