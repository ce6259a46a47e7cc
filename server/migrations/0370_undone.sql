-- A slip taken back: kept when the row is used again, so that it happens once per person and purchase, and not often.
alter table participants
  add column undone_at timestamptz,
  drop constraint participants_left_why_check,
  add constraint participants_left_why_check
    check (left_why in ('UNPAID', 'HANDED_ON', 'CHANGED', 'WITHDRAWN', 'OPERATOR', 'UNDONE'));
create index participants_undone on participants (user_id, undone_at) where undone_at is not null;

-- A view keeps the columns of its day.
create or replace view seated as select * from participants where left_at is null;
