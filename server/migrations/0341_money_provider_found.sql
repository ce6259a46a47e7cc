-- What the sandbox took until now. Where there was none, as beside real keys, no row is written.
update orders set provider = 'SANDBOX' from sandbox_payments s where s.imp_uid = orders.imp_uid;
-- Not paid yet: whoever takes it says so then.
update orders set provider = null where imp_uid is null and check_at is not null;

-- Nothing of a movement changes but the column that was not there when it was written. Writers wait for as long as the sandbox has
-- payments to be found.
alter table ledger_sets disable trigger ledger_sets_append_only;
update ledger_sets set provider = 'SANDBOX'
  from sandbox_payments s where kind = 'PAYMENT' and reference = s.imp_uid;
update ledger_sets l set provider = 'SANDBOX'
  from (select distinct board_id from ledger_sets p join sandbox_payments s on s.imp_uid = p.reference where p.kind = 'PAYMENT') tried
  where l.board_id = tried.board_id and l.kind <> 'PAYMENT' and 'SANDBOX' = coalesce(
    (select p.provider from ledger_sets p where p.kind = 'PAYMENT' and p.reference = split_part(l.reference, ' ', 1)),
    (select min(p.provider) from ledger_sets p where p.board_id = l.board_id and p.kind = 'PAYMENT'));
alter table ledger_sets enable trigger ledger_sets_append_only;
