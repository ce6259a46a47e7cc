-- Authorization codes of the built-in identity provider: good once, for a minute.

create table builtin_codes (
  code_hash bytea primary key,
  provider text not null,
  redirect_uri text not null,
  code_challenge text,
  person jsonb not null,
  expires_at timestamptz not null
);
