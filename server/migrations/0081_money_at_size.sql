-- What every payment asks must cost the same with ten orders and with ten million.

create index orders_participant on orders (participant_id);
create index refunds_open on refunds (created_at) where done_at is null;

-- As before, but only what takes money out can leave too little. A plan made while the books were empty would read them
-- from end to end for as long as the connection lives, hence the setting.
create or replace function ledger_balances() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  checked bigint;
  entries int;
  total bigint;
  held bigint;
begin
  if tg_table_name = 'ledger_entries' then checked := new.set_id; else checked := new.id; end if;
  select count(*), coalesce(sum(amount), 0) into entries, total from ledger_entries where set_id = checked;
  if entries < 2 or total <> 0 then
    raise exception 'ledger set does not balance (% entries, sum %)', entries, total using errcode = 'check_violation';
  end if;
  if tg_table_name = 'ledger_entries' then
    if new.account = 'HOLDING' and new.amount < 0 then
      select coalesce(sum(amount), 0) into held from ledger_entries
        where board_id = new.board_id and account = 'HOLDING';
      if held < 0 then
        raise exception 'room % would hold %', new.board_id, held using errcode = 'check_violation';
      end if;
    end if;
  end if;
  return null;
end $$;
