-- outside a transaction
create index concurrently if not exists disputes_recent on disputes (coalesce(ended_at, 'infinity')) where escalated_at is not null;
