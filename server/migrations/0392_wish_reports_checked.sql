alter table reports validate constraint reports_target_kind_check;
