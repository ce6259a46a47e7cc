-- A review is read by nobody until both of the pair have written, or until the evening a week after the purchase was completed.

alter table boards add column reviews_open_at timestamptz;

-- blind: written while nobody had read the other's.
alter table reviews add column opened_at timestamptz, add column blind boolean not null default true;
update reviews set opened_at = created_at;
create index reviews_closed on reviews (board_id) where opened_at is null;
