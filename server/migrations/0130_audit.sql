-- Who did what, when, and how it ended: numbers and codes only, nothing of a person. People may go; their lines stay.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id bigint,
  action text not null,
  object text,
  outcome text not null,
  request_id text
);
create index audit_by_user on audit (user_id, id);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append only' using errcode = 'restrict_violation';
end $$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function audit_is_append_only();
