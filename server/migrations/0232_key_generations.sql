-- Keys that rotate live in two generations: a new one signs only once every node has read it, the old one is still accepted.
alter table secrets add column generation int not null default 1;
alter table secrets add column signs_from timestamptz not null default 'epoch';
alter table secrets drop constraint secrets_pkey, add primary key (name, generation);
