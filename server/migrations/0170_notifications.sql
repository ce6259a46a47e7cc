-- What people are told: the inbox, the devices that receive push messages, and what a person wants to be told.

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null,
  category text not null check (category in ('TRADE', 'INTEREST', 'SERVICE')),
  board_id bigint references boards,
  title text not null,
  body text not null,
  path text not null,
  -- One entry per person and cause.
  dedup_key text not null,
  -- Null: it can wait for the morning.
  urgent_until timestamptz,
  read_at timestamptz,
  pushed_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, dedup_key)
);
create index notifications_inbox on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);

create table devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null,
  last_ok_at timestamptz
);
create index devices_user on devices (user_id);

-- Nobody who has not chosen has a row.
create table notification_settings (
  user_id bigint primary key references users,
  push_trade boolean not null,
  push_chat boolean not null,
  push_interest boolean not null,
  preview boolean not null,
  quiet boolean not null,
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_to smallint not null check (quiet_to between 0 and 23)
);

-- How far a member was told by push of what was said.
alter table participants add column muted_at timestamptz, add column pushed_seq bigint not null default 0;
