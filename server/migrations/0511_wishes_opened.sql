-- outside a transaction
-- A purchase that is called off gives its wish back.
create index concurrently if not exists wishes_opened on wishes (board_id) where ended_at is null and board_id is not null;
