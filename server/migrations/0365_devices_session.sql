-- outside a transaction
create index concurrently if not exists devices_session on devices (session_id) where session_id is not null;
