-- Orders, refunds, receipts, disputes, payouts, and the ledger behind them.

-- An order stays the same until it is paid; how closely it is watched depends on when its owner last asked for it.
create table orders (
  id bigint generated always as identity primary key,
  merchant_uid text not null unique,
  board_id bigint not null references boards,
  participant_id bigint not null references participants,
  amount integer not null check (amount > 0),
  status text not null default 'PENDING' check (status in ('PENDING', 'PAID', 'REFUNDED', 'VOID')),
  imp_uid text unique,
  created_at timestamptz not null,
  paid_at timestamptz,
  check_at timestamptz,
  asked_at timestamptz not null default now(),
  withheld_at timestamptz,
  found_at timestamptz,
  provider text,
  settled_at timestamptz,
  payer_mark text,
  constraint orders_check check (((status in ('PAID', 'REFUNDED')) = (imp_uid is not null))),
  constraint orders_provider_check check (provider in ('PORTONE', 'SANDBOX')),
  constraint orders_taken_by check (imp_uid is null or provider is not null)
);

comment on column orders.withheld_at is 'Not part of what was handed over: the provider did not know it.';
comment on column orders.found_at is 'An operator found the money elsewhere.';
comment on column orders.provider is 'Who took the money, or is to take it.';
comment on column orders.settled_at is 'When `npm run sandbox -- settle` put an end to a payment of the sandbox.';
comment on column orders.payer_mark is 'How it was paid, keyed: the same card is the same mark, and nobody reads the card in it.';

create unique index orders_one_live on orders (participant_id) where status in ('PENDING', 'PAID');
create index orders_board on orders (board_id);
create index orders_participant on orders (participant_id);
create index orders_check on orders (check_at) where (check_at is not null and status <> 'PAID');
create index orders_recheck on orders (check_at) where (check_at is not null and status = 'PAID');
create index orders_paid_day on orders using brin (paid_at) with (autosummarize='on');
create index orders_unsettled on orders (board_id) where (provider = 'SANDBOX' and settled_at is null);

-- What a person must look at.
create table money_cases (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'LOST', 'LOST_AFTER_HAND_OVER', 'UNCONFIRMED', 'REFUND_REFUSED', 'REFUND_ODD', 'REFUND_WAITS', 'HAND_OVER_WAITS'
  )),
  board_id bigint not null references boards,
  user_id bigint not null references users,
  imp_uid text,
  amount integer not null,
  note text not null default '',
  at timestamptz not null,
  closed_at timestamptz,
  seen_at timestamptz,
  constraint money_cases_once unique nulls not distinct (kind, imp_uid, board_id),
  constraint money_cases_of_payment check (imp_uid is not null or kind = 'HAND_OVER_WAITS')
);

comment on column money_cases.imp_uid is 'The payment it is about; null where the whole purchase waits.';
comment on column money_cases.seen_at is 'Taken note of while nothing was open.';

create index money_cases_open on money_cases (at) where closed_at is null;
create index money_cases_board on money_cases (board_id);

-- A follower says what is wrong with the share, the leader answers, and where they do not agree an operator decides.
create table disputes (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  participant_id bigint not null references participants,
  kind text not null check (kind in ('NOT_RECEIVED', 'SHORT', 'DAMAGED', 'DIFFERENT', 'STALLED')),
  state text not null default 'OPEN' check (state in ('OPEN', 'ESCALATED', 'ACCEPTED', 'DECIDED', 'WITHDRAWN')),
  text text not null,
  pictures jsonb not null default '[]',
  wanted integer not null check (wanted > 0),
  answer text,
  answer_pictures jsonb not null default '[]',
  answer_by timestamptz,
  reminded_for timestamptz,
  refund integer check (refund >= 0),
  decided_by bigint references users,
  decision text,
  created_at timestamptz not null,
  escalated_at timestamptz,
  ended_at timestamptz,
  constraint disputes_check check (((ended_at is null) = (state in ('OPEN', 'ESCALATED'))))
);

create unique index disputes_one_open on disputes (participant_id) where state in ('OPEN', 'ESCALATED');
create index disputes_queue on disputes (created_at) where state in ('OPEN', 'ESCALATED');
create index disputes_board on disputes (board_id);
create index disputes_participant on disputes (participant_id);
create index disputes_day on disputes using brin (created_at) with (autosummarize='on');
create index disputes_recent on disputes (coalesce(ended_at, 'infinity'::timestamp with time zone)) where escalated_at is not null;

-- What the leader spent. The lowest sum counts, and never above the posted price: nobody is charged more.
create table receipts (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  spent integer not null check (spent between 1 and 1000000000),
  pictures jsonb not null default '[]',
  note text not null default '',
  at timestamptz not null
);

create index receipts_board on receipts (board_id, id);

-- A payment can go back in parts, for each reason, dispute and receipt once. `imp_uid` is the provider's number of a payment; one that fits no
-- order goes back too, so it refers to no row of ours.
create table refunds (
  id bigint generated always as identity primary key,
  imp_uid text not null,
  board_id bigint not null references boards,
  participant_id bigint not null references participants,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('CANCELLED', 'STRAY', 'MISMATCH', 'LOST', 'DISPUTE', 'TRUE_UP')),
  created_at timestamptz not null,
  done_at timestamptz,
  dispute_id bigint references disputes,
  receipt_id bigint references receipts,
  parked_at timestamptz,
  by_hand text,
  tried_at timestamptz,
  constraint refunds_once unique nulls not distinct (imp_uid, reason, dispute_id, receipt_id),
  constraint refunds_of_dispute check ((reason = 'DISPUTE') = (dispute_id is not null)),
  constraint refunds_of_receipt check ((reason = 'TRUE_UP') = (receipt_id is not null))
);

comment on column refunds.parked_at is 'Not tried any more until an operator decides.';
comment on column refunds.by_hand is 'The bank''s reference, when an operator returned it past the provider.';
comment on column refunds.tried_at is 'The last time the provider was asked for it.';

create index refunds_board on refunds (board_id);
create index refunds_open on refunds (created_at) where done_at is null;
create index refunds_done_day on refunds using brin (done_at) with (autosummarize='on');
create index refunds_dispute on refunds (dispute_id) where dispute_id is not null;
create index refunds_receipt on refunds (receipt_id) where receipt_id is not null;

-- One account a person. A removed one leaves its row without the account, so that the next one counts as changed and not as the first. `number` is sealed.
create table payout_accounts (
  user_id bigint primary key references users,
  bank text,
  number text,
  last4 text,
  holder text,
  set_at timestamptz not null,
  usable_from timestamptz not null,
  constraint payout_accounts_check check (num_nulls(bank, number, last4, holder) = ANY (array[0, 4]))
);

comment on column payout_accounts.bank is 'Null, as are number, last4 and holder, once it is removed.';
comment on column payout_accounts.number is 'Sealed.';

-- REQUESTED → SENT → RETURNED, or REQUESTED → FAILED. The account is copied: it may change later. Of somebody who left, number, last4 and holder are in retained_people.
create table payouts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  amount integer not null check (amount > 0),
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'SENT', 'FAILED', 'RETURNED')),
  bank text not null,
  number text,
  last4 text not null,
  holder text not null,
  requested_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  reference text,
  why text,
  again_of bigint references payouts,
  constraint payouts_check check ((state = 'REQUESTED') = (ended_at is null)),
  constraint payouts_check1 check (((state in ('SENT', 'RETURNED')) = (reference is not null))),
  constraint payouts_check2 check (state <> 'REQUESTED' or number is not null)
);

comment on column payouts.again_of is 'The first payout of money that the bank returned after its leader had left.';

create unique index payouts_one_open on payouts (user_id) where state = 'REQUESTED';
create index payouts_person on payouts (user_id, id);
create index payouts_again on payouts (again_of) where again_of is not null;
create index payouts_recent on payouts (coalesce(ended_at, 'infinity'::timestamp with time zone));

create table payout_parts (
  payout_id bigint not null references payouts,
  board_id bigint not null references boards,
  amount integer not null check (amount > 0),
  constraint payout_parts_pkey primary key (payout_id, board_id)
);

create index payout_parts_board on payout_parts (board_id);

-- Double entry and append only, by the database's own hand: at commit every set sums to zero over at least two entries, and no account but LOSS holds
-- less than nothing. RETURN: the leader gives back what was handed over. CHARGEBACK: money taken back after the hand-over, carried by the service.
-- RECOVERY: what of it an operator takes back. COVERED: LOSS → HOLDING. PAYOUT, PAYOUT_BACK, WAIVED: to the bank, back from it, given up.
create table ledger_sets (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('PAYMENT', 'REFUND', 'HAND_OVER', 'RETURN', 'CHARGEBACK', 'RECOVERY', 'PAYOUT', 'PAYOUT_BACK', 'WAIVED', 'COVERED')),
  board_id bigint not null references boards,
  participant_id bigint references participants,
  imp_uid text,
  refund_id bigint references refunds,
  dispute_id bigint references disputes,
  payout_id bigint references payouts,
  case_id bigint references money_cases,
  nth bigint not null default 0,
  at timestamptz not null,
  provider text not null check (provider in ('PORTONE', 'SANDBOX')),
  constraint ledger_sets_of_payment check (kind not in ('PAYMENT', 'REFUND', 'CHARGEBACK') or imp_uid is not null),
  constraint ledger_sets_of_dispute check (kind <> 'COVERED' or dispute_id is not null),
  constraint ledger_sets_of_payout check (kind not in ('PAYOUT', 'PAYOUT_BACK') or payout_id is not null)
);

comment on column ledger_sets.imp_uid is 'The provider''s number of the payment that came in, went back or was lost.';
comment on column ledger_sets.refund_id is 'The promise that it carried out; null where the provider took it back by itself.';
comment on column ledger_sets.dispute_id is 'What it was for; of a refund as well.';
comment on column ledger_sets.case_id is 'The case that an operator ended by it.';
comment on column ledger_sets.nth is 'Tells movements with the same references apart: what had gone back before, the how many-th credit.';
comment on column ledger_sets.provider is 'Who took the payment, or the payments of the purchase.';

create index ledger_sets_board on ledger_sets (board_id, id);
create index ledger_sets_day on ledger_sets using brin (at) with (autosummarize='on');
create unique index ledger_sets_payment_once on ledger_sets (imp_uid) where kind = 'PAYMENT';
create unique index ledger_sets_refund_once on ledger_sets (refund_id) where refund_id is not null;
create unique index ledger_sets_loss_once on ledger_sets (kind, imp_uid, nth) where (kind in ('REFUND', 'CHARGEBACK') and refund_id is null);
create unique index ledger_sets_dispute_once on ledger_sets (dispute_id, kind) where (dispute_id is not null and kind in ('RETURN', 'COVERED'));
create unique index ledger_sets_credit_once on ledger_sets (board_id, nth) where kind = 'HAND_OVER';
create unique index ledger_sets_payout_once on ledger_sets (payout_id, board_id, kind) where payout_id is not null;
create unique index ledger_sets_recovery_once on ledger_sets (case_id, nth) where case_id is not null;

create table ledger_entries (
  id bigint generated always as identity primary key,
  set_id bigint not null references ledger_sets,
  board_id bigint not null references boards,
  account text not null check (account in ('OUTSIDE', 'HOLDING', 'LEADER', 'LOSS')),
  amount bigint not null check (amount <> 0)
);

create index ledger_entries_set on ledger_entries (set_id);
create index ledger_entries_board on ledger_entries (board_id, account) include (amount);

-- Payments that fit no order: what the provider says of them, without the buyer.
create table payment_troubles (
  imp_uid text primary key,
  merchant_uid text,
  record jsonb not null,
  why text not null,
  board_id bigint references boards,
  user_id bigint references users,
  seen_at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint references users,
  decision text
);

comment on column payment_troubles.record is 'The provider''s record without the buyer.';

create index payment_troubles_open on payment_troubles (seen_at) where ended_at is null;

create function ledger_is_append_only()
 returns trigger
 language plpgsql
as $$
begin
  raise exception 'the ledger is append only' using errcode = 'restrict_violation';
end $$;

create function ledger_balances()
 returns trigger
 language plpgsql
 set enable_seqscan to 'off'
as $$
declare
  checked bigint;
  entries int;
  total bigint;
  left_over bigint;
begin
  if tg_table_name = 'ledger_entries' then checked := new.set_id; else checked := new.id; end if;
  select count(*), coalesce(sum(amount), 0) into entries, total from ledger_entries where set_id = checked;
  if entries < 2 or total <> 0 then
    raise exception 'ledger set does not balance (% entries, sum %)', entries, total using errcode = 'check_violation';
  end if;
  if tg_table_name = 'ledger_entries' then
    if new.account in ('HOLDING', 'LEADER') and new.amount < 0 then
      select coalesce(sum(amount), 0) into left_over from ledger_entries
        where board_id = new.board_id and account = new.account;
      if left_over < 0 then
        raise exception 'room % would hold % (%)', new.board_id, left_over, new.account using errcode = 'check_violation';
      end if;
    end if;
  end if;
  return null;
end $$;

create trigger ledger_sets_append_only before delete or update or truncate on ledger_sets for each statement execute function ledger_is_append_only();

create trigger ledger_entries_append_only before delete or update or truncate on ledger_entries for each statement execute function ledger_is_append_only();

CREATE constraint TRIGGER ledger_sets_balance after insert on ledger_sets deferrable initially deferred for each row execute function ledger_balances();

CREATE constraint TRIGGER ledger_entries_balance after insert on ledger_entries deferrable initially deferred for each row execute function ledger_balances();
