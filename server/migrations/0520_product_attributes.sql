-- What a product's name tells beside its ingredients (material, lid, battery, cut, taste, for whom), in the manner of
-- contains and free_of: what is in neither is unknown. Filled when a catalogue is imported; until then nothing is known.
alter table products
  add column attributes_has text[] not null default '{}',
  add column attributes_lacks text[] not null default '{}';

drop trigger catalogue_edited on products;
create trigger catalogue_edited
  after update of name, category_id, sub_category, price, picture, product_url, keywords, contains, free_of,
    attributes_has, attributes_lacks on products
  for each statement execute function catalogue_changed();
