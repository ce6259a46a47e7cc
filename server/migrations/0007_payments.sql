-- Orders, refunds, and the ledger behind them. The ledger is double entry and append only, by the database's own hand.

create table orders (
  id bigint generated always as identity primary key,
  merchant_uid text not null unique,
  board_id bigint not null references boards,
  participant_id bigint not null references participants,
  amount int not null check (amount > 0),
  -- PENDING → PAID → REFUNDED; VOID when the room no longer takes money.
  status text not null default 'PENDING' check (status in ('PENDING', 'PAID', 'REFUNDED', 'VOID')),
  -- The provider's payment that settled it: never used for anything else.
  imp_uid text unique,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- When the reconciler looks at it next; null once there is nothing left to find out.
  check_at timestamptz,
  check ((status in ('PAID', 'REFUNDED')) = (imp_uid is not null))
);
create unique index orders_one_live on orders (participant_id) where status in ('PENDING', 'PAID');
create index orders_board on orders (board_id);
create index orders_check on orders (check_at) where check_at is not null;

create table refunds (
  id bigint generated always as identity primary key,
  imp_uid text not null unique,
  board_id bigint not null references boards,
  participant_id bigint not null references participants,
  amount int not null check (amount > 0),
  reason text not null check (reason in ('CANCELLED', 'STRAY')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index refunds_board on refunds (board_id);

create table ledger_sets (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('PAYMENT', 'REFUND', 'HAND_OVER')),
  -- The provider's payment, or the board: the same movement can be written only once.
  reference text not null,
  board_id bigint not null references boards,
  participant_id bigint references participants,
  at timestamptz not null,
  unique (kind, reference)
);
create index ledger_sets_board on ledger_sets (board_id, id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  set_id bigint not null references ledger_sets,
  board_id bigint not null references boards,
  -- OUTSIDE: the provider's side; HOLDING: what the room holds; LEADER: handed over.
  account text not null check (account in ('OUTSIDE', 'HOLDING', 'LEADER')),
  amount bigint not null check (amount <> 0)
);
create index ledger_entries_set on ledger_entries (set_id);
create index ledger_entries_board on ledger_entries (board_id, account) include (amount);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_sets_append_only before update or delete or truncate on ledger_sets
  for each statement execute function ledger_is_append_only();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();

-- At commit: every set sums to zero over at least two entries, and no room holds less than nothing.
create function ledger_balances() returns trigger language plpgsql as $$
declare
  entries int;
  total bigint;
  held bigint;
begin
  select count(*), coalesce(sum(amount), 0) into entries, total
    from ledger_entries where set_id = coalesce((to_jsonb(new) ->> 'set_id')::bigint, new.id);
  if entries < 2 or total <> 0 then
    raise exception 'ledger set does not balance (% entries, sum %)', entries, total using errcode = 'check_violation';
  end if;
  select coalesce(sum(amount), 0) into held from ledger_entries where board_id = new.board_id and account = 'HOLDING';
  if held < 0 then
    raise exception 'room % would hold %', new.board_id, held using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_sets_balance after insert on ledger_sets
  deferrable initially deferred for each row execute function ledger_balances();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();
