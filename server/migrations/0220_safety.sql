-- What people say is wrong, and whom they do not want to meet.

create table reports (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references users,
  target_kind text not null check (target_kind in ('BOARD', 'USER', 'MESSAGE', 'REVIEW')),
  -- A number; of a message the room and its sequence, `12-5`.
  target_id text not null,
  target_user_id bigint not null references users,
  board_id bigint references boards,
  reason text not null,
  text text not null default '',
  -- What it looked like; emptied a year after the end.
  snapshot jsonb not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DISMISSED', 'UPHELD')),
  created_at timestamptz not null,
  ended_at timestamptz,
  decision text,
  check ((state = 'OPEN') = (ended_at is null))
);
create unique index reports_one_open on reports (reporter_id, target_kind, target_id) where state = 'OPEN';
create index reports_reporter on reports (reporter_id, target_kind, board_id);
create index reports_board on reports (board_id) where target_kind = 'BOARD';
create index reports_target on reports (target_user_id);
create index reports_queue on reports (created_at, id) where state = 'OPEN';

create table blocks (
  blocker_id bigint not null references users,
  blocked_id bigint not null references users,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- Reported by several neighbours and not yet looked at: out of the lists, and nobody joins.
alter table boards add column held_at timestamptz;
