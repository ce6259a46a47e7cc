-- The shop: products and what people did with them.

-- The shopping catalogue. What stands in neither list of what a product contains is unknown.
create table products (
  id bigint generated always as identity primary key,
  external_key text not null unique,
  name text not null,
  category_id smallint not null check (category_id between 1 and 4),
  sub_category text not null,
  price integer not null check (price > 0),
  picture jsonb not null,
  product_url text not null,
  keywords text[] not null default '{}',
  search_tokens text[] not null default '{}',
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null default now(),
  contains text[] not null default '{}',
  free_of text[] not null default '{}',
  attributes_has text[] not null default '{}',
  attributes_lacks text[] not null default '{}',
  constraint products_traits_agree check (not (contains && free_of))
);

create index products_scroll on products (category_id, id desc);
create index products_search on products using gin (search_tokens);

create table product_likes (
  product_id bigint not null references products,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  constraint product_likes_pkey primary key (product_id, user_id)
);

create index product_likes_user on product_likes (user_id, created_at desc);

create table product_views (
  product_id bigint not null references products,
  user_id bigint not null references users,
  times integer not null default 1,
  viewed_at timestamptz not null default now(),
  constraint product_views_pkey primary key (user_id, product_id)
);

create table product_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  keyword text not null,
  searched_at timestamptz not null default now(),
  found bigint[] not null default '{}'::bigint[]
);

create index product_searches_user on product_searches (user_id, searched_at desc);
create index product_searches_age on product_searches (searched_at);

-- Lets every node notice cheaply that the catalogue it keeps in memory is no longer the catalogue. Hearts are not part of it.
create table catalogue_state (
  single boolean primary key default true check (single),
  version bigint not null
);

create function catalogue_changed()
 returns trigger
 language plpgsql
as $$
begin
  update catalogue_state set version = version + 1;
  return null;
end $$;

create trigger catalogue_grew after insert or delete on products for each statement execute function catalogue_changed();

create trigger catalogue_edited after update of name, category_id, sub_category, price, picture, product_url, keywords, contains, free_of, attributes_has, attributes_lacks on products for each statement execute function catalogue_changed();

insert into catalogue_state (version) values (1);
