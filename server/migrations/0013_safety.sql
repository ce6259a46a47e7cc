-- Reports, blocks, sanctions, inquiries.

-- What people say is wrong.
create table reports (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references users,
  target_kind text not null check (target_kind in ('BOARD', 'USER', 'MESSAGE', 'REVIEW', 'WISH', 'QUESTION')),
  target_id text not null,
  target_user_id bigint not null references users,
  board_id bigint references boards,
  reason text not null check (reason in ('SCAM', 'ABUSE', 'SEXUAL', 'FORBIDDEN', 'AD', 'PRIVACY', 'OTHER')),
  text text not null default '',
  snapshot jsonb not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DISMISSED', 'UPHELD')),
  created_at timestamptz not null,
  ended_at timestamptz,
  decision text,
  ended_by bigint references users,
  constraint reports_check check ((state = 'OPEN') = (ended_at is null))
);

comment on column reports.ended_by is 'Null: by a command on the machine.';

create unique index reports_one_open on reports (reporter_id, target_kind, target_id) where state = 'OPEN';
create index reports_reporter on reports (reporter_id, target_kind, board_id);
create index reports_board on reports (board_id) where target_kind = 'BOARD';
create index reports_target on reports (target_user_id);
create index reports_queue on reports (created_at, id) where state = 'OPEN';
create index reports_recent on reports (coalesce(ended_at, 'infinity'::timestamp with time zone));

-- Whom people do not want to meet.
create table blocks (
  blocker_id bigint not null references users,
  blocked_id bigint not null references users,
  created_at timestamptz not null,
  constraint blocks_pkey primary key (blocker_id, blocked_id),
  constraint blocks_check check (blocker_id <> blocked_id)
);

create index blocks_blocked on blocks (blocked_id);

-- What keeps a person from taking part, and by whom it was lifted.
create table sanctions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('WARNED', 'PAUSED', 'BANNED')),
  reason text not null,
  until timestamptz,
  by_id bigint references users,
  at timestamptz not null,
  lifted_at timestamptz,
  constraint sanctions_check check ((kind = 'PAUSED') = (until is not null))
);

comment on column sanctions.by_id is 'Null: by a command on the machine.';

create index sanctions_user on sanctions (user_id, id);
create index sanctions_holding on sanctions (user_id) where (lifted_at is null and kind <> 'WARNED');

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

create table inquiries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('PAYMENT', 'TRADE', 'ACCOUNT', 'OTHER')),
  text text not null,
  board_id bigint references boards,
  created_at timestamptz not null,
  answer text,
  answered_by bigint references users,
  answered_at timestamptz,
  constraint inquiries_check check ((answer is null) = (answered_at is null))
);

create index inquiries_open on inquiries (created_at) where answered_at is null;
create index inquiries_user on inquiries (user_id, id);
create index inquiries_recent on inquiries (coalesce(answered_at, 'infinity'::timestamp with time zone));

create function report_is_noted()
 returns trigger
 language plpgsql
as $$
begin
  perform note_sees_less(array[new.reporter_id]);
  return null;
end $$;

create function block_is_noted()
 returns trigger
 language plpgsql
as $$
begin
  perform note_sees_less(array[new.blocker_id, new.blocked_id]);
  return null;
end $$;

create trigger reports_noted after insert on reports for each row when (new.target_kind = 'BOARD') execute function report_is_noted();

create trigger blocks_noted after insert on blocks for each row execute function block_is_noted();
