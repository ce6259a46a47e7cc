-- What an operator's verbs need to know. The kinds of cases are the product's list (`MoneyCaseKind`), not the schema's: a new one
-- needs no lock on the table.
alter table money_cases drop constraint money_cases_kind_check;
alter table money_cases add constraint money_cases_kind_check check (kind ~ '^[A-Z_]+$') not valid;
-- Taken note of by an operator while nothing was open: the daily reading does not open it again.
alter table money_cases add column seen_at timestamptz;
-- The last time anybody asked the provider for it.
alter table refunds add column tried_at timestamptz;
alter table orders
  -- Not part of what was handed over: the provider did not know it.
  add column withheld_at timestamptz,
  -- An operator found the money elsewhere: the provider is not asked about it any more.
  add column found_at timestamptz;
