-- A session as its person sees it: which browser, since when, last used when. The id is that of its refresh token family.
create table sessions (
  id uuid primary key,
  user_id bigint not null references users,
  browser text not null,
  opened_at timestamptz not null,
  used_at timestamptz not null
);
create index sessions_person on sessions (user_id, used_at desc);

insert into sessions (id, user_id, browser, opened_at, used_at)
  select family_id, user_id, '알 수 없는 기기', min(created_at), max(created_at) from refresh_tokens group by family_id, user_id;
