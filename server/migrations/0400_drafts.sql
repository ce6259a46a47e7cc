-- The server's echo of a post that is being written; the device's own draft stays the first.
create table board_drafts (
  -- Made by the form.
  id uuid primary key,
  user_id bigint not null references users,
  form jsonb not null,
  pictures jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index board_drafts_user on board_drafts (user_id, updated_at desc);
create index board_drafts_age on board_drafts (updated_at);
-- Which draft a purchase was posted from: the same one again answers the same purchase.
alter table boards add column draft_id uuid;
