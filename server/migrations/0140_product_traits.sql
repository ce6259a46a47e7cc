-- What a product is made of and is like. What stands in neither list is unknown, as everything is that came without such data.
alter table products
  add column contains text[] not null default '{}',
  add column free_of text[] not null default '{}',
  add constraint products_traits_agree check (not contains && free_of);

drop trigger catalogue_edited on products;
create trigger catalogue_edited
  after update of name, category_id, sub_category, price, picture, product_url, keywords, contains, free_of on products
  for each statement execute function catalogue_changed();
