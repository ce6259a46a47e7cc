-- What members of a completed room say of one another, once each way.

create table reviews (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  writer_id bigint not null references participants,
  target_id bigint not null references participants,
  -- The person behind target_id and the role they had, so that gauges need no join.
  target_user_id bigint not null references users,
  target_role text not null check (target_role in ('LEADER', 'FOLLOWER')),
  star numeric(2, 1) not null check (star between 0.5 and 5 and star * 2 = floor(star * 2)),
  keywords text[] not null default '{}',
  body text not null default '',
  created_at timestamptz not null default now(),
  unique (writer_id, target_id),
  check (writer_id <> target_id)
);
create index reviews_target on reviews (target_user_id, created_at desc, id desc);
