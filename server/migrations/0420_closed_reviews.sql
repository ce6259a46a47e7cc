-- A review is read by nobody until both of the pair have written, or until the evening a week after the purchase was completed.

alter table boards add column reviews_open_at timestamptz;

-- Those that are there are open: a default of one instant is kept beside the table and rewrites no row.
-- blind: written while nobody had read the other's.
alter table reviews add column opened_at timestamptz default now(), add column blind boolean not null default true;
alter table reviews alter column opened_at drop default;
