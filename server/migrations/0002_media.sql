-- Pictures this service stored.

create table media (
  -- The public address, also what boards and profiles refer to.
  url text primary key,
  owner_id bigint references users,
  width int not null,
  height int not null,
  color text,
  thumbhash text,
  widths int[] not null,
  bytes int not null,
  created_at timestamptz not null default now()
);
create index media_owner on media (owner_id);
