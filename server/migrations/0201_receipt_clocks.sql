-- The clocks of the receipt. Without a word of anybody both are asked once.

alter table participants add column receipt_asked_at timestamptz;

-- A view keeps the columns of its day.
drop view seated;
create view seated as select * from participants where left_at is null;

create index boards_receipts on boards (purchased_at) where stage = 'PURCHASED';
