-- outside a transaction
create index concurrently if not exists chat_rooms_stirred on chat_rooms (stirred_at);
