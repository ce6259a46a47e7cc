-- A phone that was shown to be the person's own.
alter table users add column phone_verified_at timestamptz, add column verified_name text;
create unique index users_verified_phone on users (phone) where phone_verified_at is not null;

-- One check at a time per person. The code follows from the ticket and a key, so it is not here.
create table phone_checks (
  user_id bigint primary key references users,
  phone text not null,
  ticket text not null unique,
  tries int not null default 0,
  asked_at timestamptz not null
);
