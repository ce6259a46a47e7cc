-- Pictures.

-- Pictures this service stored.
create table media (
  url text primary key,
  owner_id bigint references users,
  width integer not null,
  height integer not null,
  color text,
  thumbhash text,
  widths integer[] not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  also_by bigint[] not null default '{}'::bigint[]
);

comment on column media.also_by is 'Others who uploaded the same bytes.';

create index media_owner on media (owner_id);
