-- outside a transaction
-- Who has taken a question back may ask the next one.
create unique index concurrently if not exists questions_waiting on questions (board_id, asker_id) where answer is null and deleted_at is null;
