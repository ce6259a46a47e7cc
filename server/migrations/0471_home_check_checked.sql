-- Reads the uses without keeping anybody from adding one.
alter table position_uses validate constraint position_uses_purpose_check;
