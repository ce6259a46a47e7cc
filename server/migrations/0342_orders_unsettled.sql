-- outside a transaction
create index concurrently if not exists orders_unsettled on orders (board_id) where provider = 'SANDBOX' and settled_at is null;
