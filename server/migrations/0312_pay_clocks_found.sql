-- outside a transaction
-- By how often somebody was reminded: who has been told all that is to be told today is not looked at again.
create index concurrently if not exists participants_pay_clock
  on participants ((case when pay_reminded_for = pay_by then pay_reminders else 0 end), pay_by)
  where role = 'FOLLOWER' and paid_at is null and left_at is null and pay_by is not null;
