-- A photo whose sender left: closed to everybody in the room, kept while an open report names it.
alter table talk_pictures add column closed_at timestamptz;
comment on column talk_pictures.closed_at is 'Its sender left: nobody in the room sees it, and it goes with the next clearing unless an open report names it.';
create index talk_pictures_closed on talk_pictures (id) where closed_at is not null;
