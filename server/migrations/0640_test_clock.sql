-- How far a tester has moved the product's time ahead (TEST_CLOCK), for all nodes, and up to when the schedules have run.
-- At most one row; none where nobody has ever moved it.
create table test_clock (
  one boolean primary key default true check (one),
  ahead_ms bigint not null check (ahead_ms >= 0),
  scheduled_until timestamptz not null
);
