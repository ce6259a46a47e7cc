-- What a neighbour has done, worked out once.

create table reply_times (
  board_id bigint not null references boards,
  follower_id bigint not null references users,
  leader_id bigint not null references users,
  minutes smallint not null check (minutes between 0 and 720),
  at timestamptz not null,
  constraint reply_times_pkey primary key (board_id, follower_id)
);

create index reply_times_leader on reply_times (leader_id, at desc);

create table neighbour_records (
  user_id bigint primary key references users,
  record jsonb not null,
  at timestamptz not null
);

comment on table neighbour_records is 'A copy of what is worked out.';
