-- The terms members last knew of, from the first edit they have not been told of until they are.
create table board_edits (
  board_id bigint primary key references boards,
  terms jsonb not null
);
