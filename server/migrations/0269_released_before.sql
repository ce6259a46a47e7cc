-- A seat lost unpaid counts also when its holder sat down in the same room again, which gives the old row back.

alter table participants add column released_before timestamptz;

-- A view keeps the columns of its day.
create or replace view seated as select * from participants where left_at is null;

create view unpaid_leaves as
  select user_id, left_at as at from participants where left_why = 'UNPAID'
  union all
  select user_id, released_before from participants where released_before is not null;
