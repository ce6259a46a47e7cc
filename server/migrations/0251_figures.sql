-- What a day amounted to, kept once a night, so that a month of figures is thirty rows and not a million purchases.

alter table boards add column cancelled_why text
  check (cancelled_why in ('LEADER', 'EXPIRED', 'VACANT', 'UNPAID', 'UNBOUGHT', 'OPERATOR'));

create table stage_changes (
  board_id bigint not null,
  was text,
  stage text not null,
  at timestamptz not null
);
create index stage_changes_at on stage_changes (at);

create function note_stage() returns trigger language plpgsql as $$
begin
  insert into stage_changes (board_id, was, stage, at)
  values (new.id, case when tg_op = 'UPDATE' then old.stage end, new.stage, new.updated_at);
  return null;
end $$;
create trigger boards_note_opened after insert on boards for each row execute function note_stage();
create trigger boards_note_stage after update of stage on boards for each row
  when (old.stage is distinct from new.stage) execute function note_stage();
-- Of what is there already: when it was opened and when it ended.
insert into stage_changes (board_id, was, stage, at) select id, null, 'RECRUITING', created_at from boards;
insert into stage_changes (board_id, was, stage, at) select id, 'RECRUITING', stage, ended_at from boards where ended_at is not null;

-- `place` is the district of the meeting: two words of the address.
create table daily_figures (
  day date not null,
  place text not null,
  opened int not null default 0,
  filled int not null default 0,
  fill_hours double precision not null default 0,
  fill_times int[] not null default '{}',
  paid int not null default 0,
  paid_on_time int not null default 0,
  completed int not null default 0,
  cancelled int not null default 0,
  expired int not null default 0,
  unpaid int not null default 0,
  by_operator int not null default 0,
  no_shows int not null default 0,
  disputes int not null default 0,
  refunds int not null default 0,
  refunded bigint not null default 0,
  held_change bigint not null default 0,
  primary key (day, place)
);
create table place_people (place text primary key, people int not null);

-- Processes that are alive, and how their calls of outside services went.
create table nodes (
  name text primary key,
  since timestamptz not null,
  seen_at timestamptz not null,
  version text not null,
  people int not null,
  calls jsonb not null default '{}'
);
