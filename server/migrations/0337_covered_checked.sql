alter table ledger_sets validate constraint ledger_sets_kind_check;
