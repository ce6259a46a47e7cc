-- outside a transaction
create index concurrently if not exists boards_vacancy
  on boards ((case when vacancy_noticed_for = vacant_until then 1 else 0 end), vacant_until)
  where stage = 'RECRUITED' and deleted_at is null and vacant_until is not null;
