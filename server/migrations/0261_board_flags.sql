-- What a first look at a post found: for a person to look at, nothing is refused or hidden by it.
create table board_flags (
  board_id bigint not null references boards,
  kind text not null check (kind in ('FORBIDDEN', 'PHONE', 'LINK')),
  words text not null,
  at timestamptz not null,
  seen_at timestamptz,
  primary key (board_id, kind)
);
create index board_flags_open on board_flags (at) where seen_at is null;
