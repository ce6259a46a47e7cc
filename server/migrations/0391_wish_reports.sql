-- A wish can be reported like a post. The kinds are the product's list (`REPORT_KINDS`), not the schema's.
alter table reports drop constraint reports_target_kind_check;
alter table reports add constraint reports_target_kind_check check (target_kind ~ '^[A-Z_]+$') not valid;
