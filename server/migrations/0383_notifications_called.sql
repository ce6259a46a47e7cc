-- outside a transaction
create index concurrently if not exists notifications_called on notifications (user_id, called_at) where called_at is not null;
