-- outside a transaction
create index concurrently if not exists notifications_read_age on notifications (created_at) where read_at is not null;
