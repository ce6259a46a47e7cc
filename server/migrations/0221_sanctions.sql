-- What keeps a person from taking part, by whom it was lifted, and what they say to it.

create table sanctions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('WARNED', 'PAUSED', 'BANNED')),
  reason text not null,
  until timestamptz,
  -- Null: by a command on the machine.
  by_id bigint references users,
  at timestamptz not null,
  lifted_at timestamptz,
  check ((kind = 'PAUSED') = (until is not null))
);
create index sanctions_user on sanctions (user_id, id);
create index sanctions_holding on sanctions (user_id) where lifted_at is null and kind <> 'WARNED';

create table appeals (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  text text not null,
  created_at timestamptz not null,
  answer text,
  answered_by bigint references users,
  answered_at timestamptz
);
create unique index appeals_one_open on appeals (user_id) where answered_at is null;

-- The logins of banned people as keyed hashes: who leaves and comes back finds the ban.
create table banned_identities (
  mac text primary key,
  at timestamptz not null
);
