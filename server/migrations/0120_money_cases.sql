-- What the provider takes back after a payment was booked (cancelled there, charged back), and what of it a person must look at.

create table money_cases (
  id bigint generated always as identity primary key,
  -- LOST: taken back after the purchase; LOST_AFTER_HAND_OVER: after the leader got it, so the books could not follow;
  -- UNCONFIRMED: the provider does not confirm a booked payment, and the hand-over waits for it.
  kind text not null check (kind in ('LOST', 'LOST_AFTER_HAND_OVER', 'UNCONFIRMED')),
  board_id bigint not null references boards,
  user_id bigint not null references users,
  imp_uid text not null,
  amount int not null,
  note text not null default '',
  at timestamptz not null,
  closed_at timestamptz,
  unique (kind, imp_uid)
);
create index money_cases_open on money_cases (at) where closed_at is null;
create index money_cases_board on money_cases (board_id);

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('CANCELLED', 'STRAY', 'LOST'));

-- A booked payment is read again every day until its money is handed over; spread over the day for those that are here.
update orders set check_at = now() + random() * interval '1 day'
  from boards where boards.id = orders.board_id and orders.status = 'PAID' and boards.stage in ('RECRUITED', 'PAYING', 'PURCHASED');
drop index orders_check;
create index orders_check on orders (check_at) where check_at is not null and status <> 'PAID';
create index orders_recheck on orders (check_at) where check_at is not null and status = 'PAID';
