-- A slip taken back: kept when the row is used again, so that it happens once per person and purchase, and not often.
alter table participants add column undone_at timestamptz, drop constraint participants_left_why_check;
alter table participants add constraint participants_left_why_check
  check (left_why in ('UNPAID', 'HANDED_ON', 'CHANGED', 'WITHDRAWN', 'OPERATOR', 'UNDONE')) not valid;
