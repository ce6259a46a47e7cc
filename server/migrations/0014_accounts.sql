-- Leaving, and what the law keeps.

-- What the law keeps of people whose money moved: sealed, apart, until its day, read only by a command that leaves a line.
create table retained_people (
  user_id bigint primary key references users,
  sealed text not null,
  until timestamptz not null
);

create index retained_people_until on retained_people (until);

-- One check at a time per person. The code follows from the ticket and a key, so it is not here.
create table phone_checks (
  user_id bigint primary key references users,
  phone text not null,
  ticket text not null unique,
  tries integer not null default 0,
  asked_at timestamptz not null
);

-- Why people left, in their words: a day and no person.
create table leaving_reasons (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  reason text not null
);

comment on table leaving_reasons is 'Anonymous on purpose: no user id, and a key that says nothing of the order in which they left.';

create index leaving_reasons_day on leaving_reasons (day);
