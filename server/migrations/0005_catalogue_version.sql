-- Lets every node notice cheaply that the catalogue it keeps in memory is no longer the catalogue.

create table catalogue_state (
  single boolean primary key default true check (single),
  version bigint not null
);
insert into catalogue_state (version) values (1);

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_state set version = version + 1;
  return null;
end $$;

create trigger catalogue_grew after insert or delete on products
  for each statement execute function catalogue_changed();
-- Hearts are not part of what the catalogue shows in lists.
create trigger catalogue_edited
  after update of name, category_id, sub_category, price, picture, product_url, keywords on products
  for each statement execute function catalogue_changed();
