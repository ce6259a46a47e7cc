-- A payment can go back in parts, each for an occasion of its own, once.

alter table refunds add column occasion text;
update refunds set occasion = case reason when 'CANCELLED' then 'cancel' else lower(reason) end;
alter table refunds
  alter column occasion set not null,
  drop constraint refunds_imp_uid_key,
  add unique (imp_uid, occasion),
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check
    check (reason in ('CANCELLED', 'STRAY', 'MISMATCH', 'LOST', 'DISPUTE', 'TRUE_UP')),
  -- Not tried any more: the provider refuses it, or somebody moved the money there. An operator decides.
  add column parked_at timestamptz,
  -- The bank's reference of a refund that an operator returned by hand, past the provider.
  add column by_hand text;

alter table money_cases drop constraint money_cases_kind_check;
alter table money_cases add constraint money_cases_kind_check
  check (kind in ('LOST', 'LOST_AFTER_HAND_OVER', 'UNCONFIRMED', 'REFUND_REFUSED', 'REFUND_ODD'));

-- RETURN: the leader gives back what was handed over. CHARGEBACK: money taken back after the hand-over, carried by the
-- service. RECOVERY: what of it an operator takes back from the leader.
alter table ledger_sets drop constraint ledger_sets_kind_check;
alter table ledger_sets add constraint ledger_sets_kind_check
  check (kind in ('PAYMENT', 'REFUND', 'HAND_OVER', 'RETURN', 'CHARGEBACK', 'RECOVERY'));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check
  check (account in ('OUTSIDE', 'HOLDING', 'LEADER', 'LOSS'));

-- As before, and neither may what a leader has of a room fall below zero. Only LOSS may.
create or replace function ledger_balances() returns trigger language plpgsql set enable_seqscan = off as $$
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
