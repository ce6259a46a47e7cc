-- The deadline each notice was given for: a moved deadline earns new ones, a repeated job none.
alter table boards
  add column closing_noticed_for date,
  add column expiry_noticed_for date;
