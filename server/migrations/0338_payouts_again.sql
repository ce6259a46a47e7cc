-- outside a transaction
create index concurrently if not exists payouts_again on payouts (again_of) where again_of is not null;
