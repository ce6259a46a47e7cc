-- outside a transaction
create index concurrently if not exists boards_buy_clock
  on boards (buy_notices, buy_by)
  where stage = 'PAYING' and deleted_at is null and buy_by is not null;
