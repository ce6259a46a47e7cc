-- outside a transaction
create index concurrently if not exists boards_leading on boards (leader_id) where deleted_at is null and stage not in ('COMPLETED', 'CANCELLED');
