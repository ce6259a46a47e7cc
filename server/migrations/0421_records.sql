-- What neighbours may know of one another: how somebody paid (keyed, to see whether others are others), how fast a leader
-- answers, and a copy of what is worked out of it.

alter table orders add column payer_mark text;
alter table sandbox_payments add column card_name text, add column card_number text;

create table reply_times (
  board_id bigint not null references boards,
  follower_id bigint not null references users,
  leader_id bigint not null references users,
  minutes smallint not null check (minutes between 0 and 720),
  at timestamptz not null,
  primary key (board_id, follower_id)
);
create index reply_times_leader on reply_times (leader_id, at desc);

-- A copy, dropped when something ends and a day old at most.
create table neighbour_records (
  user_id bigint primary key references users,
  record jsonb not null,
  at timestamptz not null
);
