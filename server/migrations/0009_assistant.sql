-- The assistant.

-- Conversations with the assistant: what it remembers, not what was typed.
create table assistant_sessions (
  id text primary key,
  user_id bigint references users,
  slots jsonb not null,
  message_count integer not null default 0,
  age_group smallint,
  gender text check (gender in ('MALE', 'FEMALE')),
  created_at timestamptz not null,
  used_at timestamptz not null
);

comment on column assistant_sessions.slots is 'The assistant''s own format; it validates it on reading.';

create index assistant_sessions_used on assistant_sessions (used_at);

-- How often somebody was answered by the operator's language model on a day in Seoul: it costs money.
create table assistant_model_calls (
  user_id bigint not null references users,
  day date not null,
  calls integer not null check (calls > 0),
  constraint assistant_model_calls_pkey primary key (user_id, day)
);
