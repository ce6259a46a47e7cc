create table if not exists inquiries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('PAYMENT', 'TRADE', 'ACCOUNT', 'OTHER')),
  text text not null,
  board_id bigint references boards,
  created_at timestamptz not null,
  answer text,
  answered_by bigint references users,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index if not exists inquiries_open on inquiries (created_at) where answered_at is null;
create index if not exists inquiries_user on inquiries (user_id, id);
