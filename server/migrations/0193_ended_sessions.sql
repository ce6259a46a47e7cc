-- Every node reads the sessions that ended lately twice a minute.
create index refresh_tokens_revoked on refresh_tokens (revoked_at) where revoked_at is not null;
