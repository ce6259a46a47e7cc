-- How many seats of a purchase one neighbour may hold; one by default.

alter table boards add column max_seats smallint not null default 1 check (max_seats between 1 and 10);
