-- Whoever finds nothing around may be told when somebody opens a purchase there.
alter table notification_settings add column nearby boolean not null default false;
create index notification_settings_nearby on notification_settings (user_id) where nearby;
