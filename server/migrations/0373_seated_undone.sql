-- A view keeps the columns of its day.
create or replace view seated as select * from participants where left_at is null;
