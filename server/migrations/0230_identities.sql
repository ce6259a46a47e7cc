-- Several logins for one person. `users` keeps the first; each of them opens the same account.
create table identities (
  provider text not null,
  provider_user_id text not null,
  user_id bigint not null references users,
  linked_at timestamptz not null,
  primary key (provider, provider_user_id),
  unique (user_id, provider)
);

insert into identities (provider, provider_user_id, user_id, linked_at)
  select provider, provider_user_id, id, created_at from users where left_at is null;

-- Whoever writes a person writes their first login with them.
create function first_identity() returns trigger language plpgsql as $$
begin
  insert into identities (provider, provider_user_id, user_id, linked_at)
    values (new.provider, new.provider_user_id, new.id, new.created_at);
  return null;
end $$;
create trigger users_first_identity after insert on users for each row execute function first_identity();

-- A ticket to link a login: one use, five minutes. The hash is that of the ticket and of a cookie of the browser that asked.
create table link_tickets (
  hash bytea primary key,
  user_id bigint not null references users,
  provider text not null,
  expires_at timestamptz not null
);
create index link_tickets_person on link_tickets (user_id);
create index link_tickets_age on link_tickets (expires_at);
