-- Seats that change hands, and the clocks of a full purchase. Every clock ends at 21:00 in Seoul (12:00Z).

alter table participants
  add column seats smallint not null default 1 check (seats >= 1),
  -- An unpaid follower has until then; reminders count for the pay_by they were sent for.
  add column pay_by timestamptz,
  add column pay_reminded_for timestamptz,
  add column pay_reminded_at timestamptz,
  add column pay_reminders smallint not null default 0,
  add column nudged_at timestamptz,
  add column handing_on_at timestamptz,
  -- Who has left keeps the row: what they wrote and paid stays theirs, and joining again takes it up.
  add column left_at timestamptz,
  add column left_why text check (left_why in ('UNPAID', 'HANDED_ON', 'CHANGED', 'WITHDRAWN', 'OPERATOR')),
  -- After a change of the goods: asked until then; the terms this follower agreed to last.
  add column asked_until timestamptz,
  add column agreed jsonb,
  add check ((left_at is null) = (left_why is null)),
  add check (role = 'FOLLOWER' or left_at is null);
create index participants_unpaid_leaves on participants (user_id, left_at) where left_why = 'UNPAID';

-- The members of now. A view keeps the columns of its day: whoever adds one to participants makes it anew.
create view seated as select * from participants where left_at is null;

alter table boards
  add column handing_on int not null default 0 check (handing_on between 0 and total_user),
  -- A vacancy must be filled until then; since when it is told, and for which end the leader was reminded.
  add column vacant_until timestamptz,
  add column vacant_at timestamptz,
  add column vacancy_noticed_for timestamptz,
  add column pay_extended_at timestamptz,
  add column pay_end timestamptz,
  add column pay_end_noticed_for timestamptz,
  add column pay_end_noticed_at timestamptz,
  add column expiry_noticed_at timestamptz,
  add column buy_by timestamptz,
  add column buy_notices smallint not null default 0,
  add column buy_noticed_at timestamptz,
  add column buy_extended_at timestamptz;
create index boards_clocks on boards (stage) where stage in ('RECRUITED', 'PAYING') and deleted_at is null;
create index boards_product_vacant on boards (product_id)
  where stage = 'RECRUITED' and (handing_on > 0 or vacant_until is not null);

-- Who wants to hear of a vacancy.
create table waiters (
  board_id bigint not null references boards,
  user_id bigint not null references users,
  created_at timestamptz not null,
  told_at timestamptz,
  primary key (board_id, user_id)
);
create index waiters_user on waiters (user_id);

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('CANCELLED', 'STRAY', 'LOST', 'MISMATCH'));

-- Rooms that wait already are counted from now, not from the past.
create function evening_after(hours int) returns timestamptz language sql stable as
  $$ select to_timestamp(ceil((extract(epoch from now()) + hours * 3600 - 43200) / 86400) * 86400 + 43200) $$;
update boards set pay_end = evening_after(192) where stage = 'RECRUITED';
update boards set buy_by = evening_after(168) where stage = 'PAYING';
update boards set expiry_noticed_at = now() where expiry_noticed_for is not null;
update participants set pay_by = evening_after(36)
  from boards b where b.id = board_id and b.stage = 'RECRUITED' and role = 'FOLLOWER' and paid_at is null;
update participants set agreed = jsonb_build_object(
    'name', b.name, 'quantity', b.quantity, 'latitude', b.latitude, 'longitude', b.longitude, 'deadline', b.deadline)
  from boards b where b.id = board_id and role = 'FOLLOWER';
drop function evening_after(int);
