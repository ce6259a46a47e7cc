-- People and their sessions.

create table users (
  id bigint generated always as identity primary key,
  provider text not null,
  provider_user_id text not null,
  name text not null,
  email text not null,
  nickname text,
  -- Lower case without spaces: what makes two nicknames the same.
  nickname_key text unique,
  phone text,
  birth date,
  gender text check (gender in ('MALE', 'FEMALE')),
  profile_url text,
  address text,
  latitude double precision,
  longitude double precision,
  interest_category smallint check (interest_category between 1 and 4),
  -- Derived from the reviews, written only by their recomputation.
  manner_leader double precision not null default 50,
  manner_participant double precision not null default 50,
  review_keywords text[] not null default '{}',
  demo boolean not null default false,
  signed_up_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, provider_user_id),
  check (signed_up_at is null or (nickname is not null and profile_url is not null)),
  check ((latitude is null) = (longitude is null))
);

create table refresh_tokens (
  token_hash bytea primary key,
  family_id uuid not null,
  user_id bigint not null references users,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- Keys that every node must share and no configuration names.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
