-- Conversations with the assistant: what it remembers, not what was typed.

create table assistant_sessions (
  -- 192 random bits: for a visitor the id is also the key.
  id text primary key,
  -- Null until somebody who is signed in speaks in it.
  user_id bigint references users,
  slots jsonb not null,
  -- Both sides' messages. Every turn raises it, so two turns at once cannot overwrite each other.
  message_count int not null default 0,
  -- Of a visitor's profile nothing else is kept.
  age_group smallint,
  gender text check (gender in ('MALE', 'FEMALE')),
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index assistant_sessions_used on assistant_sessions (used_at);
