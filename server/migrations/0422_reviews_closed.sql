-- outside a transaction
create index concurrently if not exists reviews_closed on reviews (board_id) where opened_at is null;
