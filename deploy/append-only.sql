-- Takes the books and both audits away from the role the product signs in with: it goes on reading and adding, and can neither change a
-- line nor switch the triggers off that refuse it. As a superuser of that database, once:
--   createuser --no-login mungchi_books
--   psql -v ON_ERROR_STOP=1 -v product=mungchi -v keeper=mungchi_books -f deploy/append-only.sql DATABASE
begin;
alter table ledger_sets owner to :"keeper";
alter table ledger_entries owner to :"keeper";
alter table audit owner to :"keeper";
alter table audit_log owner to :"keeper";
-- Whoever owns a trigger's function can empty it.
alter function ledger_is_append_only() owner to :"keeper";
alter function ledger_balances() owner to :"keeper";
alter function audit_is_append_only() owner to :"keeper";
grant select, insert on ledger_sets, ledger_entries, audit, audit_log to :"product";
-- Whoever owns a schema, or the database it belongs to, can drop what is in it.
alter schema public owner to :"keeper";
grant usage, create on schema public to :"product";
commit;
