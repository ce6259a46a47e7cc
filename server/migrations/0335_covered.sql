-- COVERED: LOSS → HOLDING. A decision after the hand-over gives back more than the leader still has: the service carries the rest.
alter table ledger_sets drop constraint ledger_sets_kind_check;
alter table ledger_sets add constraint ledger_sets_kind_check
  check (kind in ('PAYMENT', 'REFUND', 'HAND_OVER', 'RETURN', 'CHARGEBACK', 'RECOVERY', 'PAYOUT', 'PAYOUT_BACK', 'WAIVED', 'COVERED')) not valid;
