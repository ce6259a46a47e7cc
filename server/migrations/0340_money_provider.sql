-- Who took a payment: PORTONE, where money is real, or SANDBOX, where it is not. Of the release before nobody says so; then it is
-- the sandbox's where the sandbox knows the payment. A constant default costs nothing on old rows; it is gone again for new ones.
alter table orders
  add column provider text default 'PORTONE',
  -- When `npm run sandbox -- settle` put an end to a payment of the sandbox.
  add column settled_at timestamptz,
  add constraint orders_provider check (provider in ('PORTONE', 'SANDBOX')) not valid;
alter table orders alter column provider drop default;
alter table ledger_sets
  add column provider text default 'PORTONE',
  add constraint ledger_sets_provider check (provider in ('PORTONE', 'SANDBOX')) not valid;
alter table ledger_sets alter column provider drop default;

create function provider_of_payment(payment text) returns text language sql stable set enable_seqscan = off as $$
  select case when exists (select from sandbox_payments where imp_uid = payment) then 'SANDBOX' else 'PORTONE' end
$$;

create function orders_find_provider() returns trigger language plpgsql as $$
begin
  new.provider := provider_of_payment(new.imp_uid);
  return new;
end $$;
create trigger orders_provider before insert or update on orders
  for each row when (new.provider is null and new.imp_uid is not null) execute function orders_find_provider();

-- A movement of a payment is its provider's. One of a purchase is the sandbox's where nobody else ever paid into it.
create function ledger_find_provider() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if new.kind = 'PAYMENT' then
    new.provider := provider_of_payment(new.reference);
  else
    new.provider := coalesce(
      (select provider from ledger_sets where kind = 'PAYMENT' and reference = split_part(new.reference, ' ', 1)),
      (select min(provider) from ledger_sets where board_id = new.board_id and kind = 'PAYMENT'),
      'PORTONE');
  end if;
  return new;
end $$;
create trigger ledger_sets_provider before insert on ledger_sets
  for each row when (new.provider is null) execute function ledger_find_provider();
