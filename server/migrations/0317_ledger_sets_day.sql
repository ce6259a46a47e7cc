-- outside a transaction
create index concurrently if not exists ledger_sets_day on ledger_sets using brin (at) with (autosummarize = on);
