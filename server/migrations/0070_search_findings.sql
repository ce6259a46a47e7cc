-- What a search led to is kept with it, so that recommendations need not search again. Old searches are removed by age.
alter table product_searches add column found bigint[] not null default '{}';
create index product_searches_age on product_searches (searched_at);
