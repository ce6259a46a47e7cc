-- outside a transaction
create index concurrently if not exists orders_paid_day on orders using brin (paid_at) with (autosummarize = on);
