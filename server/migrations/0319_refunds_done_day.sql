-- outside a transaction
create index concurrently if not exists refunds_done_day on refunds using brin (done_at) with (autosummarize = on);
