-- A purchase opened again, and when the neighbours of the one before were told of it: once per source.
alter table boards add column again_of bigint references boards, add column again_told_at timestamptz;
-- When a leader wants to be reminded of opening it again; the row moves on to the newest purchase of the series.
create table repeats (
  board_id bigint primary key references boards,
  user_id bigint not null references users,
  weeks smallint not null check (weeks in (1, 2, 4)),
  weekday smallint not null check (weekday between 0 and 6),
  next_on date not null,
  -- Reminders since the last purchase that was opened.
  unused smallint not null default 0
);
create index repeats_user on repeats (user_id);
