-- People: logins, sessions, consents, operators; and what every room needs: keys, the audit.

create function place_of(address text)
 returns text
 language sql
 immutable parallel safe
as $$ select trim(split_part(coalesce(address, ''), ' ', 1) || ' ' || split_part(coalesce(address, ''), ' ', 2)) $$;

-- Nobody's row is ever deleted: whoever leaves keeps a number without a name, for the books, the rooms and the law. So what refers to a person
-- says nothing `on delete`: a deletion would be refused. What goes with them and what stays is the table of `accounts/retention.ts`, which every
-- table has to be in.
create table users (
  id bigint generated always as identity primary key,
  provider text not null,
  provider_user_id text not null,
  name text not null,
  email text not null,
  nickname text,
  nickname_key text unique,
  phone text,
  birth date,
  gender text check (gender in ('MALE', 'FEMALE')),
  profile_url text,
  address text,
  latitude double precision,
  longitude double precision,
  interest_category smallint check (interest_category between 1 and 4),
  manner_leader double precision not null default 50,
  manner_participant double precision not null default 50,
  review_keywords text[] not null default '{}',
  demo boolean not null default false,
  signed_up_at timestamptz,
  created_at timestamptz not null default now(),
  left_at timestamptz,
  phone_verified_at timestamptz,
  verified_name text,
  operator_since timestamptz,
  sees_less boolean not null default false,
  checked_on date,
  last_checked_on date,
  moved_metres integer not null default 0,
  constraint users_provider_provider_user_id_key unique (provider, provider_user_id),
  constraint users_check check ((signed_up_at is null or (nickname is not null and profile_url is not null))),
  constraint users_check1 check ((latitude is null) = (longitude is null))
);

comment on column users.operator_since is 'Given and taken on the machine only.';
comment on column users.sees_less is 'Lists may have something to leave out. Set by the database with a block, either way, and with a report of a purchase.';
comment on column users.checked_on is 'When they were at home with their device; null once it was dropped or the home has moved.';
comment on column users.moved_metres is 'How far the home has moved since then, all steps together.';

create index users_unfinished on users (created_at) where (signed_up_at is null and left_at is null);
create index users_left on users (left_at) where left_at is not null;
create unique index users_verified_phone on users (phone) where phone_verified_at is not null;

create table refresh_tokens (
  token_hash bytea primary key,
  family_id uuid not null,
  user_id bigint not null references users,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);

create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);
create index refresh_tokens_revoked on refresh_tokens (revoked_at) where revoked_at is not null;

-- Keys that every node must share and no configuration names; they live in two generations, so that a new one signs only once every node has read it.
create table secrets (
  name text not null,
  value text not null,
  created_at timestamptz not null default now(),
  generation integer not null default 1,
  signs_from timestamptz not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  constraint secrets_pkey primary key (name, generation)
);

-- Authorization codes of the built-in identity provider: good once, for a minute.
create table builtin_codes (
  code_hash bytea primary key,
  provider text not null,
  redirect_uri text not null,
  code_challenge text,
  person jsonb not null,
  expires_at timestamptz not null
);

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

comment on table audit is 'Append-only, enforced by the database.';

create index audit_by_user on audit (user_id, id);

-- What people agreed to. Append only: who, what, to which version, given or taken back, when.
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('TERMS', 'PRIVACY', 'AGE14', 'LOCATION', 'MARKETING', 'NIGHT')),
  version integer not null check (version > 0),
  given boolean not null,
  at timestamptz not null
);

create index consents_person on consents (user_id, kind, id desc);
create index consents_marketing on consents (at) where kind = 'MARKETING';

-- Each use of a device's position; kept six months, readable by the person.
create table position_uses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('HOME', 'CHECK')),
  at timestamptz not null
);

create index position_uses_person on position_uses (user_id, id desc);
create index position_uses_age on position_uses (at);

-- A session as its person sees it: which browser, since when, last used when. The id is that of its refresh token family.
create table sessions (
  id uuid primary key,
  user_id bigint not null references users,
  browser text not null,
  opened_at timestamptz not null,
  used_at timestamptz not null
);

create index sessions_person on sessions (user_id, used_at desc);

-- A keyed hash of the login that left: nobody comes back within a week under a clean name. Kept 30 days.
create table left_identities (
  mac text primary key,
  at timestamptz not null
);

create index left_identities_age on left_identities (at);

-- The logins of banned people as keyed hashes: who leaves and comes back finds the ban.
create table banned_identities (
  mac text primary key,
  at timestamptz not null
);

-- Several logins for one person; each of them opens the same account.
create table identities (
  provider text not null,
  provider_user_id text not null,
  user_id bigint not null references users,
  linked_at timestamptz not null,
  constraint identities_pkey primary key (provider, provider_user_id),
  constraint identities_user_id_provider_key unique (user_id, provider)
);

-- A ticket to link a login: one use, five minutes. The hash is that of the ticket and of a cookie of the browser that asked.
create table link_tickets (
  hash bytea primary key,
  user_id bigint not null references users,
  provider text not null,
  expires_at timestamptz not null
);

create index link_tickets_person on link_tickets (user_id);
create index link_tickets_age on link_tickets (expires_at);

-- Every decision of an operator, and every look at what is somebody's own. Numbers and changed fields, nothing of a person.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_id bigint,
  what text not null,
  target text not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  request_id text
);

comment on table audit_log is 'Append-only, enforced by the database.';

comment on column audit_log.by_id is 'Null: by a command on the machine.';

create index audit_log_by on audit_log (by_id, id);
create index audit_log_what on audit_log (what, id);
create index audit_log_target on audit_log (target, id);

-- What an operator's app makes time codes with, sealed. `proven_at`: from the first right code on it counts; `last_step`: no code twice.
create table operator_codes (
  user_id bigint primary key references users,
  secret text not null,
  proven_at timestamptz,
  last_step bigint not null default 0,
  wrong integer not null default 0,
  wrong_at timestamptz,
  created_at timestamptz not null
);

comment on column operator_codes.secret is 'Sealed.';
comment on column operator_codes.proven_at is 'Null: shown, and no right code yet.';

create table operator_confirmations (
  user_id bigint not null references users,
  session_id text not null,
  until timestamptz not null,
  constraint operator_confirmations_pkey primary key (user_id, session_id)
);

create function audit_is_append_only()
 returns trigger
 language plpgsql
as $$
begin
  raise exception 'the audit is append only' using errcode = 'restrict_violation';
end $$;

create function consents_are_append_only()
 returns trigger
 language plpgsql
as $$
begin
  raise exception 'consents are append only' using errcode = 'restrict_violation';
end $$;

create function note_sees_less(people bigint[])
 returns void
 language plpgsql
as $$
begin
  perform from users where id = any (people) and not sees_less order by id for no key update;
  update users set sees_less = true where id = any (people) and not sees_less;
end $$;

create function note_place()
 returns trigger
 language plpgsql
as $$
declare
  was text := case when tg_op = 'UPDATE' and old.signed_up_at is not null and old.left_at is null then place_of(old.address) end;
  lives text := case when new.signed_up_at is not null and new.left_at is null then place_of(new.address) end;
begin
  if was is distinct from lives then
    insert into place_changes (place, change)
    select one.place, one.change from (values (was, -1), (lives, 1)) one (place, change) where one.place is not null;
  end if;
  return null;
end $$;

create trigger audit_append_only before delete or update or truncate on audit for each statement execute function audit_is_append_only();
alter table audit enable always trigger audit_append_only;

create trigger consents_append_only before update on consents for each statement execute function consents_are_append_only();

create trigger audit_log_append_only before delete or update or truncate on audit_log for each statement execute function audit_is_append_only();
alter table audit_log enable always trigger audit_log_append_only;

create trigger users_place_begun after insert on users for each row when (new.signed_up_at is not null) execute function note_place();

create trigger users_place_noted after update of address, signed_up_at, left_at on users for each row when ((((old.address is distinct from new.address) or (old.signed_up_at is distinct from new.signed_up_at)) or (old.left_at is distinct from new.left_at))) execute function note_place();

-- What was written once stays: the owner of the tables may neither change nor take away a line.
revoke update, delete, truncate on audit_log, audit from public;
do $$ begin
  execute format('revoke update, delete on audit_log, audit from %I', current_user);
end $$;
