-- The meeting: when and where, asked and agreed; and what leader and followers say of the goods afterwards.

alter table boards add column purchased_at timestamptz;

alter table participants
  add column received_how text check (received_how in ('PRESS', 'CODE', 'AUTO', 'DISPUTE', 'OPERATOR')),
  -- The leader's word, one or the other; it starts the clock that confirms for a follower who says nothing.
  add column handed_at timestamptz,
  add column no_show_at timestamptz,
  add column confirm_by timestamptz,
  -- Warnings count for the confirm_by they were sent for.
  add column confirm_warned_for timestamptz,
  add column confirm_warned_at timestamptz,
  add column confirm_warnings smallint not null default 0,
  add column refunded_at timestamptz,
  add check (handed_at is null or no_show_at is null);
create index participants_confirm on participants (confirm_by) where confirm_by is not null;

-- A view keeps the columns of its day.
drop view seated;
create view seated as select * from participants where left_at is null;

create table appointments (
  board_id bigint primary key references boards,
  -- Grows with every change and never starts anew, also after a call-off: calendars go by it.
  version int not null check (version > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null,
  note text not null default '',
  latitude float8,
  longitude float8,
  -- Since when this time and place stand; a new note does not move it.
  set_at timestamptz not null,
  -- How many of the two reminders (the evening before, the hour before) are done with.
  reminded smallint not null default 0 check (reminded between 0 and 2),
  check (ends_at > starts_at),
  check ((latitude is null) = (longitude is null))
);
create index appointments_due on appointments (starts_at) where reminded < 2;

-- Every change, append only; without a start it was called off.
create table appointment_changes (
  board_id bigint not null references boards,
  version int not null,
  starts_at timestamptz,
  ends_at timestamptz,
  place text,
  note text,
  late boolean not null,
  at timestamptz not null,
  primary key (board_id, version)
);
create function appointment_changes_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'changes of an appointment are append only' using errcode = 'restrict_violation';
end $$;
create trigger appointment_changes_append_only before update or delete on appointment_changes
  for each statement execute function appointment_changes_are_append_only();

create table time_polls (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  -- Null in a closed one: it ended by itself, or an appointment was made without it.
  picked smallint
);
create unique index time_polls_open on time_polls (board_id) where closed_at is null;
create index time_polls_due on time_polls (ends_at) where closed_at is null;
create index time_polls_board on time_polls (board_id, id desc);
create table time_poll_slots (
  poll_id bigint not null references time_polls,
  nth smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (poll_id, nth),
  check (ends_at > starts_at)
);
-- One row per member who answered: "none of them" is an answer too.
create table time_poll_answers (
  poll_id bigint not null references time_polls,
  participant_id bigint not null references participants,
  slots smallint[] not null,
  primary key (poll_id, participant_id)
);

update participants set received_how = 'PRESS' where received_at is not null;
update boards set purchased_at = now() where stage = 'PURCHASED';
