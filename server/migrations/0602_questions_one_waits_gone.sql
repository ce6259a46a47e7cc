-- outside a transaction
drop index concurrently if exists questions_one_waits;
