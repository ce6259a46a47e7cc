-- What an operator's app makes time codes with, sealed. `proven_at`: from the first right code on it counts; `last_step`: no code twice.
create table operator_codes (
  user_id bigint primary key references users,
  secret text not null,
  proven_at timestamptz,
  last_step bigint not null default 0,
  wrong integer not null default 0,
  wrong_at timestamptz,
  created_at timestamptz not null
);
-- Until when a sign-in counts as confirmed by a code.
create table operator_confirmations (
  user_id bigint not null references users,
  session_id text not null,
  until timestamptz not null,
  primary key (user_id, session_id)
);
