-- A purchase that was deleted left what waited for an answer behind.
update questions set deleted_at = now()
  where answer is null and deleted_at is null and board_id in (select id from boards where deleted_at is not null);
