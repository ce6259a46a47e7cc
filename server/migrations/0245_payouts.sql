-- What a leader has collected goes to a bank account.

-- One account a person. A removed one leaves its row without the account, so that the next one counts as changed and not as
-- the first. `number` is sealed (AES-256-GCM).
create table payout_accounts (
  user_id bigint primary key references users,
  bank text,
  number text,
  last4 text,
  holder text,
  set_at timestamptz not null,
  -- From when on it takes payouts.
  usable_from timestamptz not null,
  check (num_nulls(bank, number, last4, holder) in (0, 4))
);

-- REQUESTED → SENT → RETURNED, or REQUESTED → FAILED. The account is copied: it may change later. Of somebody who left, number,
-- last4 and holder are elsewhere (retained_people).
create table payouts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  amount int not null check (amount > 0),
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'SENT', 'FAILED', 'RETURNED')),
  bank text not null,
  number text,
  last4 text not null,
  holder text not null,
  requested_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  -- The bank's.
  reference text,
  why text,
  check ((state = 'REQUESTED') = (ended_at is null)),
  check ((state in ('SENT', 'RETURNED')) = (reference is not null)),
  check (state <> 'REQUESTED' or number is not null)
);
create unique index payouts_one_open on payouts (user_id) where state = 'REQUESTED';
create index payouts_person on payouts (user_id, id);

create table payout_parts (
  payout_id bigint not null references payouts,
  board_id bigint not null references boards,
  amount int not null check (amount > 0),
  primary key (payout_id, board_id)
);
create index payout_parts_board on payout_parts (board_id);

-- PAYOUT: LEADER → OUTSIDE. PAYOUT_BACK: the bank returned it. WAIVED: given up when leaving, LEADER → LOSS. That a leader has no
-- less than nothing of a room is held by ledger_balances().
alter table ledger_sets drop constraint ledger_sets_kind_check;
alter table ledger_sets add constraint ledger_sets_kind_check
  check (kind in ('PAYMENT', 'REFUND', 'HAND_OVER', 'RETURN', 'CHARGEBACK', 'RECOVERY', 'PAYOUT', 'PAYOUT_BACK', 'WAIVED'));
