-- outside a transaction
create index concurrently if not exists boards_pay_end
  on boards ((case when pay_end_noticed_for = pay_end then 1 else 0 end), pay_end)
  where stage = 'RECRUITED' and deleted_at is null and pay_end is not null;
