-- What people agreed to, and each use of a device's position.

-- Append only: who, what, to which version, given or taken back, when.
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('TERMS', 'PRIVACY', 'AGE14', 'LOCATION', 'MARKETING', 'NIGHT')),
  version int not null check (version > 0),
  given boolean not null,
  at timestamptz not null
);
create index consents_person on consents (user_id, kind, id desc);
create index consents_marketing on consents (at) where kind = 'MARKETING';

create function consents_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'consents are append only' using errcode = 'restrict_violation';
end $$;
create trigger consents_append_only before update on consents
  for each statement execute function consents_are_append_only();

-- Kept six months, readable by the person.
create table position_uses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('HOME')),
  at timestamptz not null
);
create index position_uses_person on position_uses (user_id, id desc);
create index position_uses_age on position_uses (at);
