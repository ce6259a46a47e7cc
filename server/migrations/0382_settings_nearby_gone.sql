-- outside a transaction
drop index concurrently if exists notification_settings_nearby;
