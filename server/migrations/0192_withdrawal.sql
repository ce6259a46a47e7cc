-- Leaving for good.

alter table users add column left_at timestamptz;
create index users_unfinished on users (created_at) where signed_up_at is null and left_at is null;

-- A keyed hash of the login that left: nobody comes back within a week under a clean name. Kept 30 days.
create table left_identities (
  mac text primary key,
  at timestamptz not null
);
create index left_identities_age on left_identities (at);

-- What the law keeps of people whose money moved: sealed, apart, until its day, read only by a command that leaves a line.
create table retained_people (
  user_id bigint primary key references users,
  sealed text not null,
  until timestamptz not null
);
create index retained_people_until on retained_people (until);
create index users_left on users (left_at) where left_at is not null;
