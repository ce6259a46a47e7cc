-- The shopping catalogue.

create table products (
  id bigint generated always as identity primary key,
  external_key text not null unique,
  name text not null,
  category_id smallint not null check (category_id between 1 and 4),
  sub_category text not null,
  price int not null check (price > 0),
  -- {url, width, height, color, thumbhash, widths}
  picture jsonb not null,
  product_url text not null,
  keywords text[] not null default '{}',
  search_tokens text[] not null default '{}',
  like_count int not null default 0 check (like_count >= 0),
  created_at timestamptz not null default now()
);
create index products_scroll on products (category_id, id desc);
create index products_search on products using gin (search_tokens);

create table product_likes (
  product_id bigint not null references products,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  primary key (product_id, user_id)
);
create index product_likes_user on product_likes (user_id, created_at desc);

create table product_views (
  product_id bigint not null references products,
  user_id bigint not null references users,
  times int not null default 1,
  viewed_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create table product_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  keyword text not null,
  searched_at timestamptz not null default now()
);
create index product_searches_user on product_searches (user_id, searched_at desc);
