-- A payout that the bank returned after its leader had left is asked for again by the service; which one it was at first.
alter table payouts add column again_of bigint references payouts;
