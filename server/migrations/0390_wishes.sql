-- 같이 살 사람?: what somebody would share if a neighbour did too. Kept is a grid point of some 500 m, never the home.
create table wishes (
  id bigint generated always as identity primary key,
  asker_id bigint not null references users,
  name text not null,
  anchor text not null,
  latitude float8 not null,
  longitude float8 not null,
  people int not null default 1 check (people between 0 and 30),
  board_id bigint references boards,
  gathered_at timestamptz,
  until timestamptz not null,
  kept smallint not null default 0,
  warned_for timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('CLOCK', 'EMPTY', 'HIDDEN'))
);
create index wishes_near on wishes (latitude, longitude) where ended_at is null;
create index wishes_found on wishes (anchor, latitude) where ended_at is null;
create index wishes_clock on wishes (until) where ended_at is null;
create index wishes_asker on wishes (asker_id, created_at);
create index wishes_over on wishes (ended_at) where ended_at is not null;
-- For the figures of a day.
create index wishes_day on wishes (created_at);

create table wish_people (
  wish_id bigint not null references wishes on delete cascade,
  user_id bigint not null references users,
  created_at timestamptz not null,
  primary key (wish_id, user_id)
);
create index wish_people_user on wish_people (user_id);

-- Who looked for it sits first, until the hour of the purchase; over with it.
create table first_rights (
  board_id bigint not null references boards,
  user_id bigint not null references users,
  used_at timestamptz,
  primary key (board_id, user_id)
);
create index first_rights_user on first_rights (user_id);
alter table boards add column first_until timestamptz;
