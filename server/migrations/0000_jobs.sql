-- Jobs: rows beside the data they belong to, added in the caller's transaction and taken by the runners of all nodes.

create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  payload json not null,
  key text,
  queue text,
  priority smallint not null default 0,
  run_at timestamptz not null,
  attempts smallint not null default 0,
  max_attempts smallint not null default 25,
  last_error text,
  locked_by text,
  locked_until timestamptz,
  created_at timestamptz not null,
  constraint jobs_locked check ((locked_by is null) = (locked_until is null))
);

comment on table jobs is 'Waiting: not locked, with attempts left. Running: locked. Given up: not locked, no attempts left; kept for an operator. Done: deleted.';
comment on column jobs.key is 'One waiting job per key: adding it again replaces it. A running one keeps its key, and one that fails beside a newer one of its key is dropped.';
comment on column jobs.queue is 'Of a queue one runs at a time.';
comment on column jobs.run_at is 'By the clock of the service, which a tester may have moved.';
comment on column jobs.locked_until is 'By the clock of the database. The process that runs it prolongs this; once it is over, another one may take the job.';

create unique index jobs_key on jobs (key) where (key is not null and locked_by is null and attempts < max_attempts);
create unique index jobs_queue on jobs (queue) where (queue is not null and locked_by is not null);
create index jobs_due on jobs (priority, run_at, id) where (locked_by is null and attempts < max_attempts);
create index jobs_locked_until on jobs (locked_until) where (locked_by is not null);

create table job_schedules (
  job text primary key,
  booked_until timestamptz not null
);

comment on table job_schedules is 'Until when the runs of a schedule were booked, by whichever node came first.';
