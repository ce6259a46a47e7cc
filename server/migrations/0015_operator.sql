-- Figures of days, places, machines.

-- What a day amounted to, kept once a night, so that a month of figures is thirty days of counts and not a million purchases. `place`: two words
-- of an address, none for what is nowhere. A new figure is a word more in `metric`.
create table daily_figures (
  day date not null,
  place text not null,
  metric text not null check (metric in (
    'OPENED', 'FILLED', 'FILL_HOURS', 'FILLED_IN_0', 'FILLED_IN_1', 'FILLED_IN_2', 'FILLED_IN_3', 'FILLED_IN_4', 'FILLED_IN_5',
    'FILLED_IN_6', 'FILLED_IN_7', 'FILLED_IN_8', 'FILLED_IN_9', 'PAID', 'PAID_ON_TIME', 'COMPLETED', 'CANCELLED', 'EXPIRED', 'UNPAID',
    'BY_OPERATOR', 'NO_SHOWS', 'DISPUTES', 'REFUNDS', 'REFUNDED', 'HELD_CHANGE', 'WISHES_ASKED', 'WISHES_GATHERED', 'WISHES_OPENED',
    'WISHES_FILLED'
  )),
  value numeric not null,
  constraint daily_figures_pkey primary key (day, place, metric)
);

comment on column daily_figures.metric is 'FILLED_IN_3: filled in the fourth half-day after it was opened; the last takes the rest.';
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
