-- outside a transaction
create index concurrently if not exists boards_led_lately on boards (leader_id, ended_at) where stage = 'COMPLETED';
