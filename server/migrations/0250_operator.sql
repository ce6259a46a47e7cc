-- Who runs the service, what they decide, and what waits for them.

alter table users add column operator_since timestamptz;
alter table reports add column ended_by bigint references users;
alter table boards add column taken_down_at timestamptz;
alter table messages add column hidden_at timestamptz;
alter table reviews add column hidden_at timestamptz;

-- Payments that fit no order: what the provider says of them, without the buyer.
create table payment_troubles (
  imp_uid text primary key,
  merchant_uid text,
  record jsonb not null,
  why text not null,
  board_id bigint references boards,
  user_id bigint references users,
  seen_at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint references users,
  decision text
);
create index payment_troubles_open on payment_troubles (seen_at) where ended_at is null;

-- Every decision of an operator, and every look at what is somebody's own. Numbers and changed fields, nothing of a person.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: by a command on the machine.
  by_id bigint,
  what text not null,
  target text not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  request_id text
);
create index audit_log_by on audit_log (by_id, id);
create index audit_log_what on audit_log (what, id);
create index audit_log_target on audit_log (target, id);

-- Also under session_replication_role = replica, which skips ordinary triggers.
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_is_append_only();
alter table audit_log enable always trigger audit_log_append_only;
alter table audit enable always trigger audit_append_only;
revoke update, delete, truncate on audit_log, audit from public;
do $$ begin
  execute format('revoke update, delete on audit_log, audit from %I', current_user);
end $$;
