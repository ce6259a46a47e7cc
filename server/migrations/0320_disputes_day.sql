-- outside a transaction
create index concurrently if not exists disputes_day on disputes using brin (created_at) with (autosummarize = on);
