-- A block ends a follow for its follower; the number that its leader reads moves with no block. So the row stays, and counts.
alter table regulars add column parted_at timestamptz;
comment on column regulars.parted_at is 'A block ended it: it is no follow any more, and still counts.';
-- How many follow a leader, as of last night: who followed or stopped a moment ago is nobody's to find.
create table regular_counts (
  leader_id bigint primary key references users,
  people int not null check (people > 0)
);
