-- What the leader spent. The lowest sum counts, and never above the posted price: nobody is charged more.

alter table boards add column spent int check (spent > 0);
create table receipts (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  spent int not null check (spent between 1 and 1000000000),
  pictures jsonb not null default '[]',
  note text not null default '',
  at timestamptz not null
);
create index receipts_board on receipts (board_id, id);
