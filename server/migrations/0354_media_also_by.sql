-- Who else uploaded the same bytes: the picture is theirs to show, too.
alter table media add column also_by bigint[] not null default '{}';
