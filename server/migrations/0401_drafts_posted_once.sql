-- outside a transaction
create unique index concurrently if not exists boards_draft on boards (leader_id, draft_id) where draft_id is not null;
