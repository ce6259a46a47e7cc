-- outside a transaction
create index concurrently if not exists reports_recent on reports (coalesce(ended_at, 'infinity'));
