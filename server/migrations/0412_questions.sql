-- What neighbours ask before joining. Public once answered; nobody sees who asked.
create table questions (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  -- Null once the asker has left the service.
  asker_id bigint references users,
  text text not null,
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  -- By an operator: question and answer are gone.
  hidden_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index questions_board on questions (board_id, answered_at desc, id desc);
create unique index questions_one_waits on questions (board_id, asker_id) where answer is null;
create index questions_asker on questions (asker_id, created_at);
