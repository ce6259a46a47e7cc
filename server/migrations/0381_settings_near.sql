-- outside a transaction
create index concurrently if not exists notification_settings_near
  on notification_settings (latitude, longitude) include (user_id, reach) where nearby;
