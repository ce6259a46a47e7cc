-- The meeting and handing over.

-- The meeting: when and where, asked and agreed.
create table appointments (
  board_id bigint primary key references boards,
  version integer not null check (version > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null,
  note text not null default '',
  latitude double precision,
  longitude double precision,
  set_at timestamptz not null,
  reminded smallint not null default 0 check (reminded between 0 and 2),
  constraint appointments_check check (ends_at > starts_at),
  constraint appointments_check1 check ((latitude is null) = (longitude is null))
);

comment on column appointments.set_at is 'Since when this time and place stand.';

create index appointments_due on appointments (starts_at) where reminded < 2;

-- Every change, append only; without a start it was called off.
create table appointment_changes (
  board_id bigint not null references boards,
  version integer not null,
  starts_at timestamptz,
  ends_at timestamptz,
  place text,
  note text,
  late boolean not null,
  at timestamptz not null,
  constraint appointment_changes_pkey primary key (board_id, version)
);

create table time_polls (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
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
  constraint time_poll_slots_pkey primary key (poll_id, nth),
  constraint time_poll_slots_check check (ends_at > starts_at)
);

-- One row per member who answered: "none of them" is an answer too.
create table time_poll_answers (
  poll_id bigint not null references time_polls,
  participant_id bigint not null references participants,
  slots smallint[] not null,
  constraint time_poll_answers_pkey primary key (poll_id, participant_id)
);

create table packing_notes (
  participant_id bigint primary key references participants,
  note text not null check (note <> ''),
  updated_at timestamptz not null
);

comment on table packing_notes is 'The leader''s own note about a member''s share.';

create function appointment_changes_are_append_only()
 returns trigger
 language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and new.place = '' and new.note = ''
    and (new.board_id, new.version, new.late, new.at) = (old.board_id, old.version, old.late, old.at)
    and (new.starts_at, new.ends_at) is not distinct from (old.starts_at, old.ends_at)
  then
    return new;
  end if;
  raise exception 'changes of an appointment are append only' using errcode = 'restrict_violation';
end $$;

create trigger appointment_changes_append_only before delete or update on appointment_changes for each row execute function appointment_changes_are_append_only();
