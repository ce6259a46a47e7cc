-- Figures of days, places, machines.

-- What a day amounted to, kept once a night, so that a month of figures is thirty rows and not a million purchases. `place`: two words of an address.
create table daily_figures (
  day date not null,
  place text not null,
  opened integer not null default 0,
  filled integer not null default 0,
  fill_hours double precision not null default 0,
  fill_times integer[] not null default '{}'::integer[],
  paid integer not null default 0,
  paid_on_time integer not null default 0,
  completed integer not null default 0,
  cancelled integer not null default 0,
  expired integer not null default 0,
  unpaid integer not null default 0,
  by_operator integer not null default 0,
  no_shows integer not null default 0,
  disputes integer not null default 0,
  refunds integer not null default 0,
  refunded bigint not null default 0,
  held_change bigint not null default 0,
  wishes_asked integer not null default 0,
  wishes_gathered integer not null default 0,
  wishes_opened integer not null default 0,
  wishes_filled integer not null default 0,
  constraint daily_figures_pkey primary key (day, place)
);

comment on table daily_figures is 'Counts of one day in one district.';

-- Processes that are alive, and how their calls of outside services went.
create table nodes (
  name text primary key,
  since timestamptz not null,
  seen_at timestamptz not null,
  version text not null,
  people integer not null,
  calls jsonb not null default '{}',
  cpu integer,
  opens text[]
);

comment on column nodes.cpu is 'In percent of one core. A process of an older version says none.';
comment on column nodes.opens is 'Prints of the master keys it knows. A process of an older version says none.';

-- How many people live in a district, without counting everybody every night: each change is noted, and the night adds them up.
create table place_counts (
  place text primary key,
  people integer not null
);

create table place_changes (
  id bigint generated always as identity primary key,
  place text not null,
  change integer not null
);

comment on table place_changes is 'Written by triggers of `users`.';

-- Every night's backup: what was begun, and what became of it.
create table backups (
  name text primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  bytes bigint,
  failure text
);

-- What the environment leaves open, by the names of its variables. A secret is sealed with the key `settings`.
create table settings (
  name text primary key,
  value text not null,
  changed_at timestamptz not null
);

-- The first visit of an installation: one row, from the first start with gaps until it is done. The hashes are of the printed
-- address, until it is opened, and of the browser that opened it.
create table setup (
  one boolean primary key default true check (one),
  begun_at timestamptz not null,
  key_hash text,
  visitor_hash text,
  tried text[] not null default '{}',
  person_id bigint,
  done_at timestamptz
);
