-- An order stays the same until it is paid; how closely it is watched depends on when its owner last asked for it.

alter table orders add column asked_at timestamptz not null default now();
update orders set asked_at = created_at;
